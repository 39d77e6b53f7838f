import { styled } from 'styled-components';

export const Behind = styled.div`
  display: contents;

  &[hidden] {
    display: none;
  }
`;
