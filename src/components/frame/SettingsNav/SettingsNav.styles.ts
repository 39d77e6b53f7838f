import { styled } from 'styled-components';
import { Link } from '#src/components/base/actions/Link/Link';
import { Card } from '#src/components/base/display/Card/Card';
import { color, layout, media, radius, space, weight } from '#src/components/base/theme/tokens';

export const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  max-width: ${layout.widthVisitor};
  padding: ${space.s2};
  border: 1.5px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.ground};

  /* As wide as its words: the longest stays on one line at 320 px; with a larger font there are two lines of links. */
  > li {
    flex: 1 1 auto;
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

export const Panel = styled(Card)`
  padding-bottom: ${space.s8};

  li + li {
    border-top: 1px solid ${color.edge};
  }
`;
export const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space.s16};
  min-height: ${layout.field};

  svg {
    color: ${color.brandStrong};
  }
  & > :last-child {
    margin-left: auto;
  }
  &:hover {
    color: ${color.brandStrong};
  }
`;
