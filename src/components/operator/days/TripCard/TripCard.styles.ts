import { styled } from 'styled-components';
import { FishPicture } from '#src/components/trip/FishPicture/FishPicture';
import { Card } from '#src/components/base/display/Card/Card';
import { color, space, type, weight } from '#src/components/base/theme/tokens';

export const Box = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space.s12};
`;
export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8};
`;
export const When = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s8};
  min-height: 64px;
`;
export const DateText = styled.time`
  display: block;
  ${type.h1}
  font-weight: ${weight.bold};
  letter-spacing: -0.01em;
  font-variant-numeric: proportional-nums;
`;
export const Sea = styled.p`
  ${type.small}
`;
export const Fish = styled(FishPicture)`
  width: 104px;
  height: auto;
`;
export const Seats = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.s12};
  margin-bottom: ${space.s8};
  font-weight: ${weight.bold};
`;
export const Memo = styled.p`
  color: ${color.ink2};
  ${type.small}
`;
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  margin-top: auto;
  padding-top: ${space.s8};

  > * {
    flex: 1;
  }
`;
