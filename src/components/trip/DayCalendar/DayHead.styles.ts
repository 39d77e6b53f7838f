import { styled } from 'styled-components';
import { visuallyHidden } from '../../base/theme/styles';
import { color, media, radius, type, weight } from '../../base/theme/tokens';

/** Sundays and holidays are red, Saturdays blue; each has its word as well. */
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
/** A month's column heads say the weekday to the eye, so that there the word is for screen readers alone. */
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
export const Holiday = styled.span`
  color: ${color.sunday};
  font-weight: ${weight.bold};
`;
export const Today = styled.span`
  padding: 0 10px;
  border-radius: ${radius.round};
  background: ${color.mark};
  color: ${color.onDeep};
  ${type.caption}
  font-weight: ${weight.bold};
  white-space: nowrap;
`;
