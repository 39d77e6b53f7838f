import { styled } from 'styled-components';
import { visuallyHidden } from '#src/components/base/theme/styles';
import { color, layout, media, space } from '#src/components/base/theme/tokens';

export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s8};

  /* The placeholder names the search. */
  [role='search'] label {
    ${visuallyHidden}
  }
  ${media.wide} {
    [role='search'] {
      max-width: 30rem;
    }
  }
`;

/** Reaches the screen edges: the cut shows that the line scrolls. */
export const Chips = styled.div`
  position: relative;
  display: flex;
  margin-inline: calc(-1 * ${layout.gutter});
  padding: ${space.s4} ${layout.gutter};
  scroll-padding-inline: ${layout.gutter};
  overflow-x: auto;
  scrollbar-width: none;

  /* As long as its choices, so that the line scrolls; elsewhere a group of chips wraps. */
  > * {
    flex: none;
  }
  /*
   * Whole pixels where the browser supports rounding: in the layer of a sticky choice, letters at half a pixel are
   * rendered on either side of it at random.
   */
  label,
  legend {
    width: calc-size(max-content, round(up, size, 1px));
  }
  /* The chosen filter stays visible beside the scrolling ones. */
  label:has(:checked) {
    position: sticky;
    inset-inline: 0;
    z-index: 1;
    box-shadow: 0 0 0 ${space.s4} ${color.surface};
  }
  ${media.narrow} {
    legend {
      ${visuallyHidden}
    }
  }
  ${media.wide} {
    margin: 0;
    padding-inline: ${space.s4};
  }
`;
