import { styled } from 'styled-components';
import { wideColumn } from '../theme/styles';
import { color, media, space, type, weight } from '../theme/tokens';

export const Depth = styled.div`
  height: 40px;
  background: url('/art/depth.svg') 0 -4px / 96px 48px repeat-x;
`;

export const Deep = styled.footer`
  margin-top: -1px;
  padding-block: ${space.s16} calc(${space.s48} + env(safe-area-inset-bottom));
  background: ${color.deep};
  color: ${color.onDeep2};
  ${type.small}
`;

export const Columns = styled.div`
  ${wideColumn}
  display: grid;
  gap: ${space.s20};
  ${media.wide} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`;

export const Store = styled.p`
  margin-bottom: ${space.s8};
  color: ${color.onDeep};
  ${type.body}
  font-weight: ${weight.bold};
`;

export const Facts = styled.p`
  span + span::before {
    content: '·';
    margin-inline: 6px;
  }
`;

export const Actions = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${space.s8};
  > a {
    padding-inline: 6px;
  }
  ${media.wide} {
    grid-auto-columns: auto;
    > a {
      padding-inline: 18px;
    }
  }
`;
