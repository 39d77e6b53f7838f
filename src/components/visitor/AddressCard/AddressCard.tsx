import type { ReactNode } from 'react';
import { about } from '../../../../copy/about';
import { Icon } from '../../base/display/Icon/Icon';
import { VisuallyHidden } from '../../base/display/VisuallyHidden/VisuallyHidden';
import { Actions, Card, Fact, Facts, Parking, Place } from './AddressCard.styles';

export interface AddressCardProps {
  /** Where the card is a part of the page by itself; under a section's heading it goes without. */
  title?: string;
  /** Null while it was never saved. */
  address: string | null;
  parking?: string | null;
  /** Ways to a map. */
  actions?: ReactNode;
}

/** Where the boat lies: the address as text, parking, ways to a map. */
export function AddressCard({ title, address, parking = null, actions }: AddressCardProps) {
  return (
    <Card>
      {title && <h2>{title}</h2>}
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
    </Card>
  );
}
