import { about } from '#copy/about';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { VisuallyHidden } from '#src/components/base/display/VisuallyHidden/VisuallyHidden';
import { Actions, Box, Fact, Facts, Parking, Place } from './AddressCard.styles';
import type { Elements } from '#src/components/base/elements';

export interface AddressCardProps {
  /** Null if it was never saved. */
  address: string | null;
  /** Where to park; null or omitted if not saved. */
  parking?: string | null;
  /** Links to map services. */
  actions?: Elements;
}

/** Where the boat is moored: address, parking, links to map services. */
export function AddressCard({ address, parking = null, actions }: AddressCardProps) {
  return (
    <Box>
      <Facts>
        {address && (
          <Fact>
            <Icon name="pin" />
            <div>
              <VisuallyHidden>{`${about.address} `}</VisuallyHidden>
              <Place>{address}</Place>
            </div>
          </Fact>
        )}
        {parking && (
          <Fact>
            <Icon name="park" />
            <div>
              <h3>{about.parking}</h3>
              <Parking>{parking}</Parking>
            </div>
          </Fact>
        )}
      </Facts>
      {actions && <Actions>{actions}</Actions>}
    </Box>
  );
}
