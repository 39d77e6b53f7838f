import { about } from '#copy/about';
import { isInSeason } from '#contract/about/about.rules';
import type { Season } from '#contract/about/about.schema';
import { Art } from '#src/components/base/display/Art/Art';
import { FishPicture } from '../FishPicture/FishPicture';
import { seasonNumber } from '../SeasonRuler/seasonMonths';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { Cards, Months, Name, Now, Pictures, SeasonCard, Words } from './SeasonCards.styles';

export interface SeasonCardsProps {
  /** The seasons: months, fish and picture. */
  seasons: readonly Season[];
  /** Current month, 1 to 12; seasons that include it are marked. */
  current: number;
}

/** The fishing seasons of the year, one card each, with the season's fish or its scene. */
export function SeasonCards({ seasons, current }: SeasonCardsProps) {
  return (
    <Cards>
      {seasons.map((season, index) => (
        <SeasonCard key={index} data-season={seasonNumber(index)}>
          <Pictures data-scene={season.art ? true : undefined}>
            {season.art ? <Art name={season.art} /> : season.fish.map((fish) => <FishPicture key={fish} fish={fish} />)}
          </Pictures>
          <Words>
            <Months>
              <span>{about.months(season.from, season.to)}</span>
              {isInSeason(season, current) && <Now>{about.now}</Now>}
            </Months>
            <Name>
              <Sentence>{season.fish.join('·')}</Sentence>
            </Name>
          </Words>
        </SeasonCard>
      ))}
    </Cards>
  );
}
