import { styled } from 'styled-components';
import { color, space } from '#src/components/base/theme/tokens';

export const Days = styled.ul`
  display: grid;
  gap: ${space.s16};
  margin-top: ${space.s8};
`;
export const Day = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8};
  color: ${color.ink};
`;
export const Actions = styled.div`
  display: flex;
  gap: ${space.s8};
`;
