import { styled } from 'styled-components';

/** No box of its own; while `hidden`, the page is not displayed. */
export const Behind = styled.div`
  display: contents;

  &[hidden] {
    display: none;
  }
`;
