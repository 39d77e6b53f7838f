import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { color, space, type } from '#src/components/base/theme/tokens';
import { Thumb } from '../PhotoFields/PhotoFields.styles';

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
`;

export const Post = styled(Card).attrs({ as: 'li' })`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space.s12};
`;

export const Photo = styled(Thumb)`
  width: 96px;
  height: 72px;
`;

export const Words = styled.div`
  flex: 1 1 160px;
  min-width: 0;

  p {
    color: ${color.ink2};
    ${type.small}
  }
`;

export const Story = styled.p`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
