import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { space } from '#src/components/base/theme/tokens';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s24};
`;
export const OfferCard = styled(Card)`
  display: grid;
  gap: ${space.s16};
`;
export const Answers = styled.div`
  display: grid;
  gap: ${space.s12};
`;
