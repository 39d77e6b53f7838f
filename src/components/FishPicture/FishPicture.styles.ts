import { styled } from 'styled-components';

export const Picture = styled.img`
  width: 132px;
  aspect-ratio: 3 / 2;
`;
