import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { color, space, weight } from '#src/components/base/theme/tokens';

export const Box = styled(Card)`
  display: grid;
  gap: ${space.s12};
`;

export const Version = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8} ${space.s12};
  padding-block: ${space.s12};

  & + & {
    border-top: 1px solid ${color.edge};
  }
`;
export const Lost = styled.p`
  color: ${color.dangerStrong};
  font-weight: ${weight.bold};
`;
