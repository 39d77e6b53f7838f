import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { Title as TaskTitle } from '../AttentionList/AttentionList.styles';
import { color, space, type, weight } from '#src/components/base/theme/tokens';

export const Box = styled(Card)`
  display: grid;
  justify-items: start;
  gap: ${space.s12};
`;
export const Steps = styled.ol`
  display: grid;
  width: 100%;
`;
export const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: ${space.s12};
  padding: ${space.s12} 0;
  border-top: 1px solid ${color.edge};
`;
export const Done = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1.5px solid ${color.outline};
  border-radius: 50%;
  color: ${color.ink2};
  ${type.small}
  font-weight: ${weight.bold};

  [data-done='true'] > & {
    border-color: ${color.success};
    background: ${color.success};
    color: ${color.ground};
  }
`;
export const Text = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s8};
  min-width: 0;

  [data-done='true'] > & {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    min-height: 28px;
  }
`;
/** The link covers the row. */
export const Title = styled(TaskTitle)`
  width: 100%;
  min-height: 28px;

  [data-done='true'] & {
    width: auto;
    color: ${color.ink2};
    font-weight: ${weight.regular};
  }
`;
export const Result = styled.p`
  flex-basis: 100%;
  ${type.small}

  &[data-state='sent'] {
    color: ${color.success};
  }
  &[data-state='failed'],
  &[data-state='off'] {
    color: ${color.danger};
  }
`;
