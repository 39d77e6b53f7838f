import { styled } from 'styled-components';
import { color, space, type } from '#src/components/base/theme/tokens';

export const Dialog = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.deep};
  color: ${color.onDeep};

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12};
  padding: ${space.s8} ${space.s12} calc(${space.s8} + env(safe-area-inset-bottom));
`;

export const Caption = styled.p`
  flex: 1;
  text-align: center;
  overflow-wrap: anywhere;
  ${type.small}
`;

export const Track = styled.ul`
  display: flex;
  overflow-x: auto;
  overflow-y: hidden;
  scroll-snap-type: x mandatory;
  overscroll-behavior: contain;
  scrollbar-width: none;

  &:focus-visible {
    outline: 3px solid ${color.onDeep};
    outline-offset: -3px;
  }
`;

export const Photo = styled.li`
  flex: 0 0 100%;
  height: 100%;
  scroll-snap-align: center;
  scroll-snap-stop: always;

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;
