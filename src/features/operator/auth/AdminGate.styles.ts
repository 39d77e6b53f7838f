import { styled } from 'styled-components';

/** Generates no box, so the page is laid out as if it had no wrapper; while `hidden`, the page is not displayed. */
export const Behind = styled.div`
  display: contents;

  &[hidden] {
    display: none;
  }
`;
