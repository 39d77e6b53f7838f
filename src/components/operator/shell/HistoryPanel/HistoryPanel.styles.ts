import { styled } from 'styled-components';
import { color, layout, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Fold = styled.details`
  min-width: 0;
`;
export const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${layout.touch};
  border-radius: ${radius.control};
  ${type.h2}
  font-weight: ${weight.bold};
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    content: '';
    width: 10px;
    height: 10px;
    margin-inline: ${space.s8};
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
  gap: ${space.s16};
  margin-top: ${space.s8};
`;
