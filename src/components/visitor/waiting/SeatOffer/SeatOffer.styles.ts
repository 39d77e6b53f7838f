import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { color, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s24};
`;
export const OfferCard = styled(Card)`
  display: grid;
  gap: ${space.s16};
`;
export const Deadline = styled.div`
  padding: ${space.s12} ${space.s16};
  border-radius: ${radius.control};
  background: ${color.warningTint};
  color: ${color.warning};
`;
export const Left = styled.p.attrs({ role: 'timer' })`
  ${type.h2}
  font-weight: ${weight.bold};
`;
