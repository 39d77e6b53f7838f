import { styled } from 'styled-components';
import { Link } from '#src/components/base/actions/Link/Link';
import { color, layout, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Calm = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s8};
  color: ${color.ink2};

  svg {
    color: ${color.success};
  }
`;
export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s12};
  padding: ${space.s10} ${space.s16};
  border-radius: ${radius.control};

  & > svg {
    margin-top: 3px;
  }
  &[data-tone='urgent'] {
    background: ${color.dangerTint};
    color: ${color.dangerStrong};
  }
  &[data-tone='soon'] {
    background: ${color.warningTint};
    color: ${color.warning};
  }
`;
export const Text = styled.div`
  min-width: 0;
`;
/** The link covers the whole item, as a larger touch target. */
export const Title = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8};
  font-weight: ${weight.bold};

  svg {
    flex: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.control};
  }

  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
export const Hint = styled.p`
  color: ${color.ink};
  ${type.small}
`;
export const Days = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  margin-top: ${space.s8};
`;
export const DayLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${layout.touchSmall};
  padding: ${space.s4} ${space.s8};
  border: 1.5px solid ${color.outline};
  border-radius: ${radius.control};
  background: ${color.ground};
  color: ${color.ink};
  ${type.small}
  font-weight: ${weight.bold};

  &:hover {
    border-color: ${color.ink};
  }
`;
