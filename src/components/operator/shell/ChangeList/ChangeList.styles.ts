import { styled } from 'styled-components';
import { Link } from '#src/components/base/actions/Link/Link';
import { Card } from '#src/components/base/display/Card/Card';
import { color, layout, space, type } from '#src/components/base/theme/tokens';

export const Changes = styled(Card).attrs({ as: 'ol' })`
  padding: 0;
  container: changes / inline-size;
`;
export const Row = styled.li`
  display: grid;
  gap: 0 ${space.s16};
  padding: ${space.s12} ${space.s16};

  & + & {
    border-top: 1px solid ${color.edge};
  }
  @container changes (min-width: 30rem) {
    grid-template-columns: 132px minmax(0, 1fr);
  }
`;
export const When = styled.time`
  color: ${color.ink2};
  ${type.small}
  line-height: 1.625rem;
`;
export const What = styled.div`
  min-width: 0;
`;
export const Lines = styled.ul`
  ${type.small}
`;
export const NumberLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${layout.touchSmall};
  color: ${color.brandStrong};
  ${type.small}
  text-decoration: underline;
  text-underline-offset: 4px;
`;
