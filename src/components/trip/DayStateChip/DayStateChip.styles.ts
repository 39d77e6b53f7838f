import { css, styled } from 'styled-components';
import { color, media, radius, space, type, weight } from '#src/components/base/theme/tokens';

/** The text repeats the colour's meaning. */
export const chipLook = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.s4};
  flex: none;
  min-height: 26px;
  padding: ${space.s2} ${space.s8};
  border: 1px solid transparent;
  border-radius: ${radius.chip};
  ${type.small}
  font-weight: ${weight.bold};
  white-space: nowrap;
  ${media.forced} {
    border-color: CanvasText;
  }
`;

export const Chip = styled.span`
  ${chipLook}

  &[data-state='OPEN'] {
    background: ${color.brandTint};
    color: ${color.brandStrong};
  }
  &[data-state='COMPLETE'],
  &[data-state='CHARTER'] {
    background: ${color.track};
    color: ${color.ink};
  }
  &[data-state='CLOSE'] {
    background: ${color.ground};
    border-color: ${color.outline};
    color: ${color.ink2};
  }
  &[data-state='CANCEL'] {
    background: ${color.dangerTint};
    color: ${color.dangerStrong};
  }
  ${media.wide} {
    &[data-dense] {
      min-height: 24px;
      padding: 1px ${space.s6};
      ${type.caption}
    }
  }
`;
