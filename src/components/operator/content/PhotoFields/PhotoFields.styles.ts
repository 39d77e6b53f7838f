import { styled } from 'styled-components';
import { color, radius, space, type } from '#src/components/base/theme/tokens';

export const Photo = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space.s12};
`;

export const Thumb = styled.div`
  display: grid;
  place-items: center;
  height: 96px;
  overflow: hidden;
  border-radius: ${radius.inner};
  background: ${color.tile};
  color: ${color.ink2};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.s8};

  progress {
    width: 100%;
    accent-color: ${color.brand};
  }
`;

export const State = styled.div`
  margin-top: ${space.s6};
  color: ${color.ink2};
  ${type.small}
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.s8};
`;
