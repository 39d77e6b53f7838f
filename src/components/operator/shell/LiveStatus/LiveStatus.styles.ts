import { styled } from 'styled-components';
import { warningLook } from '#src/components/base/feedback/Warning/Warning.styles';
import { color, media, radius, space, type } from '#src/components/base/theme/tokens';

export const Lamp = styled.span`
  width: 10px;
  height: 10px;
  border: 2px solid ${color.outline};
  border-radius: ${radius.round};
`;
export const Quiet = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${space.s8};
  color: ${color.ink2};
  ${type.small}

  &[data-state='open'] > ${Lamp} {
    border-color: ${color.success};
    background: ${color.success};
    ${media.forced} {
      background: CanvasText;
    }
  }
`;
export const Lost = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8} ${space.s12};
  ${warningLook}

  & > div {
    flex: 1 1 200px;
    min-width: 0;
  }
`;
