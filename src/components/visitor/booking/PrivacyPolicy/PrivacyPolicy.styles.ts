import { styled } from 'styled-components';
import { bulleted } from '#src/components/base/theme/styles';
import { Card } from '#src/components/base/display/Card/Card';
import { space } from '#src/components/base/theme/tokens';

export const Policy = styled.div`
  display: grid;
  gap: ${space.s12};
`;
export const Section = styled(Card)`
  display: grid;
  gap: ${space.s8};
`;
export const List = styled.ul`
  display: grid;
  gap: ${space.s4};

  ${bulleted}
`;
