import { about } from '../../../../copy/about';
import { isInSeason, type Season } from '../../../../copy/aboutContent';
import { Art } from '../../base/display/Art/Art';
import { FishPicture } from '../../trip/FishPicture/FishPicture';
import { Cards, Months, Name, Now, Pictures, SeasonCard, Words } from './SeasonCards.styles';

export interface SeasonCardsProps {
  seasons: readonly Season[];
  /** The month of today, 1..12: its seasons say so. */
  current: number;
}

/** What the boat goes out for through the year, a card a season: its fish, or a scene where a season has one. */
export function SeasonCards({ seasons, current }: SeasonCardsProps) {
  return (
    <Cards>
      {seasons.map((season, index) => (
        <SeasonCard key={`${season.from}-${season.to}`} data-season={index + 1}>
          <Pictures data-scene={season.art ? true : undefined}>
            {season.art ? <Art name={season.art} /> : season.fish.map((fish) => <FishPicture key={fish} fish={fish} />)}
          </Pictures>
          <Words>
            <Months>
              {about.months(season.from, season.to)}
              {isInSeason(season, current) && <Now>{about.now}</Now>}
            </Months>
            <Name>{season.fish.join('·')}</Name>
          </Words>
        </SeasonCard>
      ))}
    </Cards>
  );
}
