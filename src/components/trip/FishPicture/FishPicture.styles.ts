import { styled } from 'styled-components';

export const Picture = styled.img`
  width: 132px;
  height: auto;
  aspect-ratio: 3 / 2;
`;
