import { styled } from 'styled-components';
import { color, radius, space, type, weight } from '#src/components/base/theme/tokens';
import { Card } from '#src/components/base/display/Card/Card';

export const Waiting = styled(Card)`
  display: grid;
  gap: ${space.s16};
  text-align: center;
`;
export const Left = styled.p`
  color: ${color.brandStrong};

  b {
    display: block;
    font-size: 3rem;
    font-weight: ${weight.bold};
    line-height: 3.5rem;
    font-variant-numeric: tabular-nums;
  }
`;
export const Checking = styled.p`
  ${type.h2}
  color: ${color.brandStrong};
  font-weight: ${weight.bold};
`;
export const Place = styled.p`
  font-weight: ${weight.bold};
`;
export const Soft = styled.p`
  color: ${color.ink2};
`;
export const CutOff = styled.p`
  padding: ${space.s14} ${space.s16};
  border-radius: ${radius.control};
  background: ${color.dangerTint};
  color: ${color.dangerStrong};
  font-weight: ${weight.bold};
`;
