import { styled } from 'styled-components';
import { color, space, type } from '../../base/theme/tokens';

export const Deposits = styled.ul`
  display: grid;
  grid-column: 1 / -1;
`;
export const All = styled.div`
  grid-column: 1 / -1;
`;
export const Deposit = styled.li`
  display: grid;
  gap: ${space.s4};
  padding: ${space.s12} 0;

  & + & {
    border-top: 1px solid ${color.edge};
  }
`;
export const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s8};
  color: ${color.ink};
`;
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s12};
  color: ${color.ink2};
  ${type.small}
`;
/** Three buttons of one width, which a narrow phone shows in one line. */
export const Acts = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 8rem));
  gap: ${space.s8};
  margin-top: ${space.s4};

  > * {
    padding-inline: ${space.s4};
  }
`;
