import { styled } from 'styled-components';

export const Frame = styled.div`
  min-width: 0;
`;
