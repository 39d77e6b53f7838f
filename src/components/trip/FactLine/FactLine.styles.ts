import { css } from 'styled-components';

export const factLine = css`
  > span {
    display: inline-block;
  }
  i {
    font-style: normal;
    white-space: pre;
  }
`;
