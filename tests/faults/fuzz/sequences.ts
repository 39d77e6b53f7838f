/** Sequences of requests: typical scenarios of a booking, a day, the settings, a login, and random ones. */
import fc from 'fast-check';
import { BOARDING_API } from '#contract/boarding/boarding.paths';
import { MANIFEST_API } from '#contract/manifest/manifest.paths';
import { API } from '#contract/paths';
import type { Endpoint } from './endpoints';
import { requestsOf, type Wanted } from './requests';

const documented = (path: string): string => path.replace(/:(\w+)/g, '{$1}');
const get = (path: string): string => `GET ${documented(path)}`;
const post = (path: string): string => `POST ${documented(path)}`;

const SCENARIOS = {
  settings: [
    ...[get(API.configInfo), post(API.storeInfo), get(API.configLogic), post(API.storeLogic)],
    ...[post(API.storeLogo), get(API.logo), `DELETE ${API.storeLogo}`],
    ...[get(API.about), post(API.storeAbout), get(API.aboutVersions), post(API.restoreAbout)],
    ...[get(API.calendarFeed), post(API.renewCalendarFeed), get(API.calendarFeedFile), post(API.endCalendarFeed)],
  ],
  booked: [
    ...[
      post(API.createBooking),
      post(API.bookingOutcome),
      post(API.findBooking),
      post(API.stateDeposit),
      post(API.guestList),
      get(API.guest),
    ],
    ...[post(API.updateGuest), post(API.updateGuestMemo), post(API.completeGuest), post(API.unpayGuest)],
    post(API.moveGuest),
    ...[get(API.completeGuest), get(API.messages), post(API.retryMessage), post(API.resolveMessage)],
    ...[post(API.cancelGuest), get(API.refunds), post(API.markRefunded), get(API.doneRefunds)],
    post(API.unmarkRefunded),
    ...[get(API.history), post(API.deleteGuest)],
  ],
  telephoned: [
    ...[
      post(API.addGuest),
      post(API.extendGuest),
      post(API.completeGuest),
      get(API.guestSummary),
      get(API.depositGuests),
      get(API.usedDeposits),
      get(API.guestCsv),
      get(API.attention),
      get(API.stats),
      get(API.statsCsv),
    ],
    ...[get(API.callList), post(API.sendNotice), post(API.markCalled), post(API.unmarkCalled)],
    ...[get(BOARDING_API.atSea), post(BOARDING_API.sendTicks)],
    ...[get(API.cancelGuest), get(API.deleteGuest)],
  ],
  manifest: [
    ...[
      post(API.storeLogic),
      post(API.bulkUpdate),
      post(API.createBooking),
      post(MANIFEST_API.open),
      post(MANIFEST_API.find),
    ],
    ...[post(MANIFEST_API.link), post(MANIFEST_API.save), post(MANIFEST_API.remove)],
    ...[post(MANIFEST_API.saveByOperator), get(MANIFEST_API.counts), get(MANIFEST_API.day), get(MANIFEST_API.csv)],
    ...[post(MANIFEST_API.remind), post(MANIFEST_API.removeByOperator)],
    ...[get(MANIFEST_API.crew), post(MANIFEST_API.storeCrew)],
  ],
  day: [
    ...[post(API.bulkUpdate), get(API.dayList), get(API.dayByDate), get(API.dayById), get(API.calendarFile)],
    get(API.seatEvents),
    ...[post(API.updateDayMemo), post(API.updateDayState), post(API.createBooking), post(API.cancelBooking)],
    ...[post(API.cancelTrip), get(API.cancelledTrip), post(API.restoreTrip)],
    ...[post(API.updateDay), get(API.draw)],
  ],
  // The photograph is processed in the background; a later response has its id.
  catch: [
    ...[post(API.beginUpload), post(API.uploadPart), post(API.saveCatch), get(API.latestCatches)],
    ...[get(API.catchList), get(API.catchById), get(API.managedCatches), post(API.deleteCatch)],
  ],
  setup: [post(API.sendTestMessage), post(API.hideSetup)],
  login: [post(API.signin), get(API.me), post(API.sseToken), get(API.events), post(API.reissue), post(API.signout)],
  account: [
    ...[post(API.signin), get(API.secondStep), post(API.startSecondStep), post(API.confirmSecondStep)],
    ...[post(API.endSecondStep), post(API.changePassword)],
  ],
  waiting: [
    ...[post(API.bulkUpdate), post(API.createBooking), post(API.joinWaiting), post(API.findPlace)],
    ...[post(API.leaveWaiting), post(API.joinWaiting), get(API.waitingList)],
    ...[post(API.cancelBooking), post(API.findOffer), post(API.acceptOffer), post(API.declineOffer)],
    ...[post(API.offerSeats), post(API.removeWaiting)],
    ...[post(API.beginUpload), get(API.picture)],
  ],
};

/** Every endpoint at least once, in an order in which each succeeds. The last request empties the database. */
export const TOUR = [...Object.values(SCENARIOS).flat(), post(API.startOver)];

/** Endpoints that hash passwords are slow on purpose and therefore rarer. */
const SLOW = /signin|second-step\/|change-password/;
const weightOf = (names: readonly string[]): number => (names.some((name) => SLOW.test(name)) ? 1 : 5);

/** Scenarios with requests left out at random, and random sequences of at most `most` requests. */
export const sequencesOf = (endpoints: ReadonlyMap<string, Endpoint>, most: number): fc.Arbitrary<Wanted[]> => {
  const requests = new Map(Array.from(endpoints, ([name, endpoint]) => [name, requestsOf(endpoint, false)]));
  const any = fc.oneof(...Array.from(requests, ([name, arbitrary]) => ({ weight: weightOf([name]), arbitrary })));
  const scenario = fc.oneof(
    ...Object.values(SCENARIOS).map((names) => ({
      weight: weightOf(names),
      arbitrary: fc
        .tuple(
          ...names.flatMap((name) => requests.get(name) ?? []).map((one) => fc.option(one, { freq: 9, nil: null })),
        )
        .map((steps) => steps.filter((step): step is Wanted => step !== null)),
    })),
  );
  return fc.oneof(
    { weight: 2, arbitrary: scenario },
    { weight: 1, arbitrary: fc.array(any, { minLength: 1, maxLength: most, size: 'max' }) },
  );
};
