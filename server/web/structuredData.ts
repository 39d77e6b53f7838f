import type { ConfigInfo } from '#contract/config/config.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import type { DayFacts } from '#contract/day/dayFacts.rules';
import { tripInstants } from '#contract/day/times.rules';
import { inWon } from '#contract/money.rules';
import { PAGES } from '#contract/paths';
import { webAddress } from '#contract/text.rules';
import { frame } from '#copy/frame';
import { tripTitle } from '#copy/tripText';

const CONTEXT = 'https://schema.org';

const known = (facts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );

const addressOf = ({ address }: ConfigInfo) =>
  address ? { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'KR' } : null;

export const businessFacts = (info: ConfigInfo, origin: string, picture: string): object => {
  const elsewhere = [info.band, info.homepage].map(webAddress).filter((address) => address !== null);
  return known({
    '@context': CONTEXT,
    '@type': 'LocalBusiness',
    '@id': `${origin}/#boat`,
    name: info.name ?? frame.noStore,
    description: info.desc,
    url: `${origin}${PAGES.home}`,
    telephone: info.tel,
    address: addressOf(info),
    image: origin + picture,
    currenciesAccepted: 'KRW',
    sameAs: elsewhere.length ? elsewhere : null,
  });
};

/** Structured data of a trip as an event with its price and availability. */
export const tripFacts = (
  { day, times, offer, problem }: DayFacts,
  info: ConfigInfo,
  origin: string,
  picture: string,
): object => {
  const url = origin + PAGES.reserveDay(day.id);
  const instants = tripInstants(day.date, times);
  const seatsLeft = problem === null && offer.kind === 'bookable' ? offer.seatsLeft : 0;
  return known({
    '@context': CONTEXT,
    '@type': 'Event',
    name: tripTitle(day),
    startDate: instants?.start.toISOString() ?? day.date,
    endDate: instants?.end?.toISOString(),
    eventStatus: `${CONTEXT}/${day.state === 'CANCEL' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `${CONTEXT}/OfflineEventAttendanceMode`,
    url,
    image: origin + picture,
    maximumAttendeeCapacity: day.totalCount,
    remainingAttendeeCapacity: seatsLeft,
    location: known({ '@type': 'Place', name: info.name ?? frame.noStore, address: addressOf(info) }),
    organizer: { '@type': 'LocalBusiness', '@id': `${origin}/#boat`, name: info.name ?? frame.noStore },
    offers: {
      '@type': 'Offer',
      url,
      price: inWon(day.price),
      priceCurrency: 'KRW',
      ...(day.opensAt !== null && { validFrom: day.opensAt }),
      availability: `${CONTEXT}/${seatsLeft > 0 ? 'InStock' : 'SoldOut'}`,
    },
  });
};

/** Each trip is linked to its page, which has its own data. */
export const tripListFacts = (days: readonly ReserveDay[], origin: string): object => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  itemListElement: days.map((day, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: origin + PAGES.reserveDay(day.id),
  })),
});
