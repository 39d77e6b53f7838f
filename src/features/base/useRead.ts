import { MINUTE_MS } from '#contract/time.rules';
import { refusal } from '#src/store/api';
import { useClock } from '#src/store/hooks';
import type { OfflineLineProps } from '#src/components/frame/OfflineLine/OfflineLine';

interface ReadQuery {
  currentData?: unknown;
  /** In ms since 1970, by the device. */
  fulfilledTimeStamp?: number | undefined;
  error?: unknown;
}

// eslint-disable-next-line no-restricted-syntax -- the device stamps responses by its own clock
const age = (stamp: number): number => Math.max(0, Date.now() - stamp);
const toMinute = (ms: number): string => new Date(Math.round(ms / MINUTE_MS) * MINUTE_MS).toISOString();

/** When the page's data were read, by the server's clock, and whether reading them again gets no response. */
export const useRead = ({ currentData, fulfilledTimeStamp, error }: ReadQuery): OfflineLineProps => {
  const clock = useClock();
  if (currentData === undefined || fulfilledTimeStamp === undefined) return {};
  return {
    readAt: toMinute(clock().getTime() - age(fulfilledTimeStamp)),
    isCutOff: error !== undefined && refusal(error) === null,
  };
};
