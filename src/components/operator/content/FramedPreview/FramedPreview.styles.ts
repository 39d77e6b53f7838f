import { styled } from 'styled-components';
import { color, radius } from '#src/components/base/theme/tokens';

export const Box = styled.div`
  overflow: hidden;
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
`;

export const Frame = styled.iframe`
  display: block;
  margin-inline: auto;
  border: 0;
  transform-origin: 0 0;

  &:focus-visible {
    outline: 3px solid ${color.brand};
    outline-offset: -3px;
  }
`;
