import { styled } from 'styled-components';
import { visuallyHidden } from '#src/components/base/theme/styles';
import { color, media, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space.s6};
  white-space: nowrap;
`;
/** The weekday text repeats the colour's meaning. */
export const DateText = styled.time`
  font-weight: ${weight.bold};
  white-space: nowrap;

  &[data-tone='sunday'] {
    color: ${color.sunday};
  }
  &[data-tone='saturday'] {
    color: ${color.saturday};
  }
`;
/** The month grid's column heads show the weekday; screen readers still need it. */
export const Weekday = styled.span`
  ${media.wide} {
    [data-day-calendar]:not([data-columns]) & {
      ${visuallyHidden}
    }
  }
`;
export const DayNumber = styled.span`
  letter-spacing: -0.02em;
  font-variant-numeric: proportional-nums;
`;
/** Items of the head's line, unless a card rearranges them. */
export const Marks = styled.div`
  display: contents;
`;
export const Holiday = styled.span`
  color: ${color.sunday};
  font-weight: ${weight.bold};
`;
export const Today = styled.span`
  padding: 0 ${space.s10};
  border-radius: ${radius.round};
  background: ${color.mark};
  color: ${color.onDeep};
  ${type.caption}
  font-weight: ${weight.bold};
  white-space: nowrap;
`;
