import { format } from '#copy/format';
import { offlineText } from '#copy/offline';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { useIsOffline } from '#src/components/base/useIsOffline';
import { Place } from './OfflineLine.styles';

export interface OfflineLineProps {
  /** When the page's data were read, an ISO instant; without it no time is shown. */
  readAt?: string | null | undefined;
  /** Requests get no response although the browser counts as online. */
  isCutOff?: boolean;
}

/** Tells visitors that the connection is lost, and the age of the page's data. */
export function OfflineLine({ readAt, isCutOff = false }: OfflineLineProps) {
  const isOffline = useIsOffline();
  if (!isOffline && !isCutOff) return null;
  return (
    <Place role="status">
      <Icon name="warn" />
      <span>{readAt ? offlineText.read(format.time(readAt)) : offlineText.lost}</span>
    </Place>
  );
}
