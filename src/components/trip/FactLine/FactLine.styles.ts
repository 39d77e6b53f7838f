import { css } from 'styled-components';

/** Style of an element with a FactLine. */
export const factLine = css`
  > span {
    display: inline-block;
  }
  i {
    font-style: normal;
    white-space: pre;
  }
`;
