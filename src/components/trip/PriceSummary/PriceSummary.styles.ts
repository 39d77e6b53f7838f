import { styled } from 'styled-components';
import { color, space, type, weight } from '#src/components/base/theme/tokens';

export const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.s12};
`;
export const Parts = styled(Sum)`
  color: ${color.ink2};
  ${type.small}
`;
export const Label = styled.dt`
  font-weight: ${weight.bold};
`;
export const Amount = styled.dd`
  margin-left: auto;
  font-weight: ${weight.bold};
  ${type.h1}

  &[data-kind='due'] {
    color: ${color.brand};
  }
`;
