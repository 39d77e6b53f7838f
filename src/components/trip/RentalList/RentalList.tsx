import { about } from '#copy/about';
import { format } from '#copy/format';
import { Art } from '#src/components/base/display/Art/Art';
import type { ArtName } from '#src/components/base/display/Art/artPath';
import { Price, Rental, Rentals, Tile } from './RentalList.styles';

export interface RentalListProps {
  /** Prices in 10,000 won; 0 means free. */
  rentals: readonly { art: ArtName | null; name: string; price: number }[];
}

/** Equipment for rent on board, with prices. */
export function RentalList({ rentals }: RentalListProps) {
  return (
    <Rentals>
      {rentals.map(({ art, name, price }, index) => (
        <Rental key={index}>
          {art && (
            <Tile>
              <Art name={art} />
            </Tile>
          )}
          <p>{name}</p>
          <Price>{price === 0 ? about.free : format.won(price)}</Price>
        </Rental>
      ))}
    </Rentals>
  );
}
