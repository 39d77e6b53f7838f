import { styled } from 'styled-components';
import { Link } from '#src/components/base/actions/Link/Link';
import { Card } from '#src/components/base/display/Card/Card';
import { color, layout, media, radius, space, type } from '#src/components/base/theme/tokens';

export const Box = styled(Card)`
  display: grid;
  gap: ${space.s12};
`;
export const Days = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.75rem, 1fr));
  gap: ${space.s8};

  ${media.wide} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;
export const DayLink = styled(Link)`
  display: grid;
  place-content: center;
  min-height: ${layout.field};
  padding: ${space.s8} ${space.s4};
  border: 1.5px solid ${color.outline};
  border-radius: ${radius.control};
  color: ${color.ink};
  text-align: center;
  white-space: nowrap;
  ${type.small}

  &:hover {
    border-color: ${color.brand};
    background: ${color.brandTint};
  }
`;
export const Left = styled.span`
  color: ${color.ink2};
  ${type.caption}
`;
/** A closed day takes its own line for its memo. */
export const Item = styled.li`
  min-width: 0;

  &[data-closed] {
    grid-column: 1 / -1;

    > a {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      align-content: center;
      justify-content: center;
      gap: 0 ${space.s8};
      white-space: normal;
    }
  }
`;
export const Closed = styled.span`
  color: ${color.danger};
  overflow-wrap: anywhere;
  ${type.caption}
`;
