import { styled } from 'styled-components';
import { color, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
  padding: ${space.s16};
  color: ${color.ink};
  background: ${color.warningTint};
  border: 1px solid ${color.warningEdge};
  border-radius: ${radius.control};

  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s12};
  }
`;
export const Title = styled.strong`
  display: block;
  color: ${color.warning};
  font-weight: ${weight.bold};
`;
export const Change = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s8};
  padding: ${space.s16};
  background: ${color.ground};
  border-radius: ${radius.inner};

  dd,
  dt,
  p {
    ${type.small}
  }
  dd {
    max-width: 100%;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
