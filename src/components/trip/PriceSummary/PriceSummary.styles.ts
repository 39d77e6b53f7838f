import { styled } from 'styled-components';
import { color, space, type, weight } from '#src/components/base/theme/tokens';

export const Prices = styled.dl`
  &:empty {
    display: none;
  }
`;
export const Note = styled.p`
  color: ${color.ink2};
  ${type.small}

  :not(:empty) + & {
    margin-top: ${space.s8};
  }
`;
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.s12};

  & + & {
    margin-top: ${space.s12};
    padding-top: ${space.s12};
    border-top: 1px solid ${color.edge};
  }
`;
export const Each = styled.span`
  color: ${color.ink2};
  ${type.small}
`;
export const Amount = styled.dd`
  margin-left: auto;
  font-weight: ${weight.bold};
  ${type.h2}

  &[data-kind='deposit'] {
    color: ${color.brand};
  }
`;
