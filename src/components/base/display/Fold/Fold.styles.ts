import { styled } from 'styled-components';
import { color, layout, radius, space, type, weight } from '../../theme/tokens';

export const Details = styled.details`
  min-width: 0;
`;
export const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  min-height: ${layout.touch};
  border-radius: ${radius.control};
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  > h2 {
    flex: 1;
  }
  > span {
    flex: none;
    color: ${color.ink2};
    ${type.small}
    font-weight: ${weight.regular};
  }
  &::after {
    content: '';
    flex: none;
    width: 10px;
    height: 10px;
    margin-inline-end: ${space.s8};
    border: solid ${color.ink2};
    border-width: 0 2px 2px 0;
    transform: translateY(-3px) rotate(45deg);
  }
  details[open] > &::after {
    transform: translateY(3px) rotate(225deg);
  }
  &:hover {
    color: ${color.brandStrong};
  }
`;
export const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
  margin-top: ${space.s8};
`;
