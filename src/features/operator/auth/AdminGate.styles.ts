import { styled } from 'styled-components';

/** No box of its own: the page lies as if it stood alone, or is not there to be seen. */
export const Behind = styled.div`
  display: contents;

  &[hidden] {
    display: none;
  }
`;
