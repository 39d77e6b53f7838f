import { styled } from 'styled-components';
import { Stack } from '../../display/elements.styles';
import { card } from '../../theme/styles';
import { color, layout, media, space } from '../../theme/tokens';

export const Form = styled.form`
  ${card}
  display: grid;
  gap: ${space.s20};
  max-width: ${layout.widthVisitor};

  ${media.wide} {
    padding: ${space.s24};
  }
  /* A focused field must not be hidden behind the button. */
  :is(input, textarea, select, summary, button:not([type='submit'])) {
    scroll-margin-bottom: ${space.s64};
  }
  &:has([role='status']:not(:empty)) :is(input, textarea, select, summary, button:not([type='submit'])) {
    scroll-margin-bottom: calc(2 * ${space.s64});
  }
`;
/** Side by side, if there is space. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: ${space.s20} ${space.s12};
`;
/**
 * Sticks to the bottom of a form that is longer than the screen, above the operator's menu (`--menu`) and the keyboard
 * of iOS (useKeyboard). The line across the card cuts off the fields that pass under the button.
 */
export const Save = styled.div`
  position: sticky;
  bottom: max(var(--menu, 0px), var(--keyboard, 0px));
  z-index: 3;
  display: grid;
  gap: ${space.s12};
  margin: 0 calc(-1 * ${space.s12}) calc(-1 * ${space.s20});
  padding: 0 ${space.s12} ${space.s12};
  background: ${color.ground};

  &::before {
    content: '';
    position: absolute;
    inset: 0 calc(-1 * ${space.s8}) auto;
    border-top: 1px solid ${color.edge};
    ${media.tiny} {
      inset-inline: calc(-1 * ${space.s4});
    }
    ${media.wide} {
      inset-inline: calc(-1 * ${space.s12});
    }
  }
  &:last-child {
    margin-bottom: calc(-1 * ${space.s12});
  }
  ${media.low} {
    position: relative;
    bottom: auto;
  }
`;
/** Nothing covers its focus ring. */
export const Actions = styled(Stack)`
  position: relative;
  z-index: 3;
`;
