import { styled } from 'styled-components';
import { Button } from '#src/components/base/actions/Button/Button';
import { space } from '#src/components/base/theme/tokens';

export const States = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s8};
`;
export const StateButton = styled(Button)`
  padding-inline: ${space.s4};
  font-size: 1rem;
  white-space: normal;

  &:last-child {
    grid-column: 1 / -1;
  }
`;
