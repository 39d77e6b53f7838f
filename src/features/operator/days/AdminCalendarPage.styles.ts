import { styled } from 'styled-components';
import { space } from '#src/components/base/theme/tokens';

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s8};
  margin-block: calc(-1 * ${space.s8});
`;
