import { styled } from 'styled-components';
import { Fold } from '#src/components/base/display/Fold/Fold';
import { visuallyHidden } from '#src/components/base/theme/styles';
import { color, space } from '#src/components/base/theme/tokens';

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
export const Section = styled(Fold)`
  & + & {
    border-top: 1px solid ${color.edge};
  }
  &[open] {
    padding-bottom: ${space.s24};
  }
  /* The section's heading is the label of its only list. */
  fieldset:first-child:nth-last-child(2) > legend {
    ${visuallyHidden}
  }
`;
export const Previewing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};

  > button {
    justify-self: start;
  }
`;
