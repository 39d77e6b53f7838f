import { styled } from 'styled-components';
import { visitorColumn, wideColumn } from '../theme/styles';
import { color, layout, media, space, type } from '../theme/tokens';

export const Title = styled.div`
  ${visitorColumn}
  position: relative;
  min-height: 76px;
  padding-block: ${space.s4};
  &[data-wide] {
    ${wideColumn}
  }
  ${media.wide} {
    min-height: 112px;
    padding-block: ${space.s16} ${space.s20};
    h1 {
      ${type.display}
    }
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.s12};
  h1 {
    padding-right: 108px;
  }
  &:has(> :nth-child(2)) h1 {
    padding-right: 0;
  }
`;

export const Sub = styled.div`
  max-width: calc(100% - 120px);
  margin-top: ${space.s2};
  color: ${color.ink2};
  ${type.small}
`;

/** The boat sails right, its keel in the waves of the horizon. */
export const Boat = styled.img`
  position: absolute;
  right: ${layout.gutter};
  bottom: -13px;
  width: 92px;
  ${media.wide} {
    width: 120px;
    bottom: -15px;
    [data-wide] > & {
      width: 152px;
      right: calc(${layout.gutter} + 232px);
      bottom: -18px;
    }
  }
`;
