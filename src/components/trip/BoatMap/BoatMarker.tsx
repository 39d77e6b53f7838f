import { color } from '#src/components/base/theme/tokens';
import { Marker, MarkerName } from './BoatMap.styles';

interface BoatMarkerProps {
  /** Label above the pin. */
  name: string;
}

/** Marker: a pin with the boat in it and the name above it. */
export function BoatMarker({ name }: BoatMarkerProps) {
  return (
    <Marker>
      <MarkerName>{name}</MarkerName>
      <svg viewBox="0 0 44 56" width={44} height={56} aria-hidden="true">
        <path
          d="M22 54C10 40 3 32 3 21a19 19 0 0 1 38 0c0 11-7 19-19 33z"
          fill={color.brand}
          stroke={color.ground}
          strokeWidth={3}
        />
        <path d="M11 21h22q-1 8-6 9H16q-4-2-5-9zM16 21v-6h7l3 6z" fill={color.ground} />
      </svg>
    </Marker>
  );
}
