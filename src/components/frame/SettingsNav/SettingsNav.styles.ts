import { styled } from 'styled-components';
import { Link } from '#src/components/base/actions/Link/Link';
import { color, layout, media, radius, space, weight } from '#src/components/base/theme/tokens';

export const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  max-width: ${layout.widthVisitor};
  padding: ${space.s2};
  border: 1.5px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.ground};

  /* The longest label fits on one line at 320 px; a larger font gives two lines of links. */
  > li {
    flex: 1 1 auto;
  }
  /* Six do not fit: two lines of three. */
  ${media.narrow} {
    &:has(> :nth-child(6)) > li {
      flex-basis: 30%;
    }
  }
`;
export const Item = styled(Link)`
  display: grid;
  place-items: center;
  min-height: ${layout.touch};
  padding-inline: ${space.s4};
  border-radius: ${radius.inner};
  color: ${color.ink2};
  font-size: 1rem;
  line-height: 1.375rem;
  white-space: nowrap;
  ${media.half} {
    white-space: normal;
  }

  &:hover {
    color: ${color.ink};
  }
  &[aria-current] {
    background: ${color.mark};
    color: ${color.onDeep};
    font-weight: ${weight.bold};
  }
  ${media.forced} {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
