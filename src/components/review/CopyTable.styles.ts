import { styled } from 'styled-components';
import { color, layout, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const ReviewPage = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
  max-width: 960px;
  margin-inline: auto;
`;
export const Filter = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.s8};

  span {
    flex: none;
  }
  select {
    min-width: 0;
    min-height: ${layout.touchSmall};
    padding-inline: ${space.s8};
    border: 1px solid ${color.outline};
    border-radius: ${radius.control};
    background: ${color.ground};
    color: ${color.ink};
    font: inherit;
  }
`;
export const Group = styled.details`
  margin-top: ${space.s8};
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.ground};

  summary {
    padding: ${space.s12} ${space.s16};
    cursor: pointer;
  }
`;
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  ${type.small}

  th,
  td {
    padding: ${space.s8} ${space.s12};
    border-top: 1px solid ${color.edge};
    text-align: left;
    vertical-align: top;
  }
  th:nth-child(2) {
    width: 72px;
  }
  th:nth-child(3) {
    width: 36%;
  }
`;
export const Head = styled.thead`
  color: ${color.ink2};
`;
export const Row = styled.tr`
  &[data-too-wide] td {
    background: ${color.dangerTint};
  }
`;
export const Said = styled.p`
  ${type.body}
  font-weight: ${weight.bold};
`;
export const Key = styled.code`
  color: ${color.ink2};
  ${type.caption}
`;
export const Where = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s12};
`;
/** WCAG exempts links within text from the minimum target size, but padding makes them easier to tap. */
export const Place = styled.a`
  display: inline-block;
  padding-block: 3px;
  color: ${color.brandStrong};
  text-decoration: underline;
  text-underline-offset: 3px;
`;
