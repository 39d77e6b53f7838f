import { styled } from 'styled-components';
import { Link } from '#src/components/base/actions/Link/Link';
import { color, layout, space, weight } from '#src/components/base/theme/tokens';

export const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: 0 ${space.s8};
  min-height: ${layout.touchSmall};

  /* A high target, but its line stays low. */
  &[data-short] {
    margin-block: calc(-1 * ${space.s8});
  }

  svg {
    flex: none;
    color: ${color.ink2};
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
export const Count = styled.b`
  margin-left: auto;
  color: ${color.warning};
  font-weight: ${weight.bold};
  text-align: right;

  &[data-complete] {
    color: ${color.success};
  }
`;
