import { styled } from 'styled-components';
import { weekdayLetter } from '#copy/format';
import { color, media, space, weight } from '#src/components/base/theme/tokens';

const Row = styled.div`
  display: none;

  ${media.wide} {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: ${space.s8};
    /* Closer to the days than to the filters above. */
    margin-block: ${space.s8} calc(-1 * ${space.s8});
    color: ${color.ink2};
    font-weight: ${weight.bold};
    text-align: center;

    [data-week='6'] {
      color: ${color.saturday};
    }
    [data-week='7'] {
      color: ${color.sunday};
    }
  }
`;

/** Hidden from screen readers: every card names its weekday. */
export function WeekdayHeads() {
  return (
    <Row aria-hidden="true">
      {[1, 2, 3, 4, 5, 6, 7].map((week) => (
        <span key={week} data-week={week}>
          {weekdayLetter(week)}
        </span>
      ))}
    </Row>
  );
}
