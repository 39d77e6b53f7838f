import { styled } from 'styled-components';
import { color, media, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Table = styled.ol`
  overflow: hidden;
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space.s12};
  padding: ${space.s10} ${space.s14};
  border-left: 4px solid ${color.edge};
  background: ${color.ground};

  ${media.half} {
    grid-template-columns: minmax(0, 1fr);
  }
  & + & {
    border-top: 1px solid ${color.edge};
  }
  &[data-percent='100'] {
    border-left-color: ${color.refundFull};
  }
  &[data-percent='50'] {
    border-left-color: ${color.refundHalf};
  }
  &[data-time='gone'] {
    border-left-color: ${color.edge};
  }
  &[data-time='now'] {
    border-left-color: ${color.brand};
    background: ${color.brandTint};
    color: ${color.brandStrong};
  }
`;

export const Until = styled.b`
  ${media.tiny} {
    ${type.small}
  }
  [data-time='gone'] > & {
    color: ${color.ink2};
    font-weight: ${weight.regular};
    text-decoration: line-through;
  }
`;
export const Step = styled.span`
  grid-column: 1;
  color: ${color.ink2};
  ${type.small}

  [data-time='now'] > & {
    color: ${color.brandStrong};
  }
`;
export const StepText = styled.span`
  [data-time='gone'] & {
    text-decoration: line-through;
  }
`;
export const Share = styled.span`
  grid-column: 2;
  grid-row: 1 / 3;
  font-weight: ${weight.bold};
  white-space: nowrap;

  ${media.half} {
    grid-area: auto;
  }

  b {
    ${type.h2}
  }
  [data-percent='0'] > & {
    color: ${color.ink2};
  }
  [data-time='now'] > & {
    color: ${color.brandStrong};
  }
  [data-time='gone'] > & {
    color: ${color.ink2};
    text-decoration: line-through;
  }
  [data-time='gone'] > &,
  [data-time='gone'] > & b {
    font-weight: ${weight.regular};
  }
  ${media.tiny} {
    b {
      ${type.body}
    }
  }
`;
export const Now = styled.b`
  display: inline-block;
  margin-left: ${space.s8};
  padding: 0 ${space.s10};
  border-radius: ${radius.round};
  background: ${color.brand};
  color: ${color.onDeep};
  font-size: 0.8125rem;
  line-height: 1.375rem;
`;
