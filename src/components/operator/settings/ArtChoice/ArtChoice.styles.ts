import { styled } from 'styled-components';
import { Choice } from '#src/components/base/form/Choice/Choice';
import { color, media, radius, space, type } from '#src/components/base/theme/tokens';

export const Drawings = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: ${space.s8};
`;

export const Drawing = styled(Choice)`
  display: grid;
  grid-template-rows: 1fr auto;
  place-items: center;
  gap: ${space.s4};
  min-height: 88px;
  padding: ${space.s6};
  border: 1.5px solid ${color.outline};
  border-radius: ${radius.control};
  background: ${color.ground};
  color: ${color.ink2};
  text-align: center;
  ${type.small}

  img {
    width: 100%;
    height: 48px;
    object-fit: contain;
  }
  &:has(:focus-visible) {
    outline-offset: 1px;
  }
  &:has(:checked) {
    border-color: ${color.mark};
    background: ${color.mark};
    color: ${color.onDeep};
  }
  ${media.forced} {
    &:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
