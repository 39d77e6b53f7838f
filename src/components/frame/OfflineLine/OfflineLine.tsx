import { format } from '#copy/format';
import { offlineText } from '#copy/offline';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { useIsOffline } from '#src/components/base/useIsOffline';
import { Place } from './OfflineLine.styles';

export interface OfflineLineProps {
  /** When what the page shows was read, an ISO instant; without it the line says no time. */
  readAt?: string | null | undefined;
  /** Requests get no response, although the browser counts as online. */
  isCutOff?: boolean;
}

/** Says once on a visitor's page that there is no connection, and how old the page is. */
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
