import { styled } from 'styled-components';
import { color, space, type, weight } from '../../theme/tokens';

export const Note = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.s16};
  padding: ${space.s32} ${space.s20};
  text-align: center;
`;
export const Picture = styled.img`
  width: 120px;
  height: 72px;
`;
export const Title = styled.p`
  &&& {
    ${type.body}
    font-weight: ${weight.bold};
    letter-spacing: normal;
  }
`;
export const Hint = styled.p`
  margin-top: ${space.s4};
  max-width: 30em;
  color: ${color.ink2};
`;
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s8};
`;
