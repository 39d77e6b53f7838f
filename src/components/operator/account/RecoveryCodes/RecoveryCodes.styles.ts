import { styled } from 'styled-components';
import { color, media, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Codes = styled.ol`
  display: grid;
  grid-template-rows: repeat(5, auto);
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space.s8} ${space.s16};
  padding: ${space.s16};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-weight: ${weight.bold};
  letter-spacing: 0.04em;
  text-align: center;
  /* Contextual forms would render the x between two digits as a multiplication sign. */
  font-variant-ligatures: none;

  li {
    white-space: nowrap;
  }
  ${media.tiny} {
    gap: ${space.s8};
    padding-inline: ${space.s8};
    ${type.small}
    letter-spacing: 0;
  }
  @media print {
    border: 1px solid ${color.ink};
  }
`;
export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: ${space.s8};
`;
/** Paper sizes, not screen spacing. */
export const Paper = styled.section`
  display: grid;
  gap: ${space.s16};
  max-width: 120mm;
`;
