import { styled } from 'styled-components';
import { visitorColumn, wideColumn } from '#src/components/base/theme/styles';
import { media, space } from '#src/components/base/theme/tokens';

export const Main = styled.main`
  ${visitorColumn}
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: ${space.s16};
  padding-block: ${space.s16} ${space.s48};
  ${media.wide} {
    padding-top: ${space.s24};
  }

  &:has([data-sticky-bar]) {
    padding-bottom: 0;
  }
  &[data-width='form'] {
    margin-inline: auto;
  }
  &[data-width='wide'] {
    ${wideColumn}
  }
  &[data-side='operator'] {
    /* Elements that stick to the bottom are above the menu. */
    --menu: calc(${space.s64} + 1px + env(safe-area-inset-bottom));
    gap: ${space.s12};
    padding-block: ${space.s12} calc(${space.s24} + ${space.s64});
    ${media.wide} {
      --menu: 0px;
      gap: ${space.s16};
      padding-block: ${space.s32} ${space.s64};
    }
  }
`;

/** Below the page's content; above it if the status has a button or is about the content. */
export const Status = styled.div`
  order: 1;

  &:has(button, [data-offline]) {
    order: -1;
  }
`;

export const TitleRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12};
  min-height: 48px;

  ${media.enlarged} {
    flex-wrap: wrap;
  }
`;
