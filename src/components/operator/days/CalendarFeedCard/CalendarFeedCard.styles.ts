import { styled } from 'styled-components';
import { color, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Address = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8} ${space.s12};
  padding: ${space.s12};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink2};
  ${type.small}
`;
/** Breaks anywhere: a URL is one word. */
export const Url = styled.code`
  display: block;
  color: ${color.ink};
  font-family: inherit;
  overflow-wrap: anywhere;
`;
export const Ways = styled.dl`
  display: grid;
  gap: ${space.s12};
  margin: ${space.s8} 0 ${space.s12};
`;
export const Way = styled.div`
  dt {
    font-weight: ${weight.bold};
  }
  dd {
    margin: 0;
    color: ${color.ink2};
  }
`;
export const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s8};
`;
