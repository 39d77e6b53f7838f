import { styled } from 'styled-components';
import { chipLook } from '#src/components/trip/DayStateChip/DayStateChip.styles';
import { Link } from '#src/components/base/actions/Link/Link';
import { Card } from '#src/components/base/display/Card/Card';
import { color, layout, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Row = styled(Card).attrs({ as: 'li' })`
  display: grid;
  gap: ${space.s4};
  padding: ${space.s16};

  &[data-state='SENT'],
  &[data-state='DROPPED'] {
    background: none;
    border-color: ${color.edge2};
  }
`;
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8};
`;
export const Title = styled.h2`
  ${type.body}
  letter-spacing: normal;
  font-weight: ${weight.bold};
`;
export const StateChip = styled.span`
  ${chipLook}
  background: ${color.ground};
  border-color: ${color.outline};
  color: ${color.ink2};

  &[data-state='PARKED'] {
    background: ${color.dangerTint};
    border-color: transparent;
    color: ${color.dangerStrong};
  }
  &[data-state='QUEUED'] {
    background: ${color.warningTint};
    border-color: transparent;
    color: ${color.warning};
  }
  &[data-state='SENT'] {
    background: ${color.successTint};
    border-color: transparent;
    color: ${color.success};
  }
`;
export const Whose = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s12};
  ${type.small}
`;
export const GuestName = styled.b`
  min-width: 0;
  overflow-wrap: anywhere;
  ${type.body}
  font-weight: ${weight.bold};
`;
export const NumberLink = styled(Link)`
  position: relative;
  color: ${color.brandStrong};
  text-decoration: underline;
  text-underline-offset: 4px;

  &::after {
    content: '';
    position: absolute;
    /* As high as a finger needs. */
    inset: calc((1.375rem - ${layout.touchSmall}) / 2) calc(-1 * ${space.s4});
  }
`;
export const Act = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  margin-top: ${space.s8};
`;
/** Long words and URLs may break anywhere. */
export const SentText = styled.p`
  margin-top: ${space.s8};
  padding: ${space.s12};
  background: ${color.ground};
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
`;
/** Breaks only if longer than the line. */
export const Unbroken = styled.span`
  display: inline-block;
`;
