import { z } from 'zod';
import { TIDE_SETTINGS } from '../day/tide.rules';
import { clockSchema, meetSchema } from '../day/times.schema';
import { sentNumberSchema } from '../number.schema';
import { INFO_MAX, POLICY_TEXT_MAX } from '../text.rules';

/**
 * Version of one group of settings. A form that sends its version gets 409 if another device has saved since. Without a
 * version there is no check.
 */
const versionSchema = z.string();

const text = (max: number) => z.string().max(max).nullable();

/** `GET /api/config/config-info` (specification 3, 7). A field that was never saved is null; `logo` is an address. */
export const configInfoSchema = z.object({
  name: text(INFO_MAX.name),
  desc: text(INFO_MAX.desc),
  tel: text(INFO_MAX.tel),
  owner: text(INFO_MAX.owner),
  address: text(INFO_MAX.address),
  bizno: text(INFO_MAX.bizno),
  bank: text(INFO_MAX.bank),
  band: text(INFO_MAX.band),
  homepage: text(INFO_MAX.homepage),
  logo: z.string().nullable(),
  version: versionSchema,
});
export type ConfigInfo = z.infer<typeof configInfoSchema>;

/** Specification 7. */
export const yesNoSchema = z.enum(['Y', 'N']);
export type YesNo = z.infer<typeof yesNoSchema>;

/** How long seats are held for an entry of the waiting list; null is the default. */
const holdMinutesSchema = z.number().int().min(10).max(1_440);

/** Seconds after an opening in which requests are collected for the lottery; 0 and null are off. */
const fairStartSchema = z.number().int().min(0).max(30);

/** Hours that a visitor has for the deposit; null is off. */
const payHoursSchema = z.number().int().min(1).max(240);

export const tideSettingSchema = z.enum(TIDE_SETTINGS);

/**
 * `GET /api/config/config-logic` (specification 3, 7). `month` is the number of bookable months, `reserveTime` the hour
 * after which same-day booking closes. Beyond the specification: `payHours` until the deposit is due, `payHoursSoon`
 * for trips within three days, `autoCancel` of bookings after their deadline, the usual times of a trip, `payRest`
 * (text about the rest of the fare), `payBack` (text about refunds), `useWaiting` and `holdMinutes` of the waiting
 * list, `fairStart` (seconds of the lottery after an opening), and `useManifest` (the passenger list). A value that was
 * never saved is null; readers apply the default.
 */
export const configLogicSchema = z.object({
  month: z.number().int().nullable(),
  reserveTime: z.number().int().nullable(),
  ktAdmin: yesNoSchema.nullable(),
  useReserveFind: yesNoSchema.nullable(),
  tideTable: tideSettingSchema.nullable(),
  departAt: clockSchema.nullable(),
  returnAt: clockSchema.nullable(),
  meetAt: meetSchema.nullable(),
  payHours: payHoursSchema.nullable(),
  payHoursSoon: payHoursSchema.nullable(),
  autoCancel: yesNoSchema.nullable(),
  payRest: text(POLICY_TEXT_MAX),
  payBack: text(POLICY_TEXT_MAX),
  useWaiting: yesNoSchema.nullable(),
  holdMinutes: holdMinutesSchema.nullable(),
  fairStart: fairStartSchema.nullable(),
  useManifest: yesNoSchema.nullable(),
  version: versionSchema,
});
export type ConfigLogic = z.infer<typeof configLogicSchema>;
export type BookingPolicy = Pick<ConfigLogic, 'month' | 'reserveTime' | 'departAt'>;

/**
 * `POST /api/manage/config/store-info` (specification 7): the rules validate the lengths of INFO_MAX. Missing fields
 * stay unchanged.
 */
export const storeInfoSchema = z.object({
  name: z.string().nullish(),
  desc: z.string().nullish(),
  tel: z.string().nullish(),
  owner: z.string().nullish(),
  address: z.string().nullish(),
  bizno: z.string().nullish(),
  bank: z.string().nullish(),
  band: z.string().nullish(),
  homepage: z.string().nullish(),
  version: versionSchema.nullish(),
});
export type StoreInfo = z.infer<typeof storeInfoSchema>;

const SPECIFIED_POLICY = ['month', 'reserveTime', 'ktAdmin', 'useReserveFind'] as const;

/**
 * `POST /api/manage/config/store-logic` (specification 7): the rules validate month 2..6 and hour 0..23. With a
 * `version` missing fields stay unchanged; without one the request follows the specification and has all its fields.
 */
export const storeLogicSchema = z
  .object({
    month: sentNumberSchema.optional(),
    reserveTime: sentNumberSchema.optional(),
    ktAdmin: yesNoSchema.optional(),
    useReserveFind: yesNoSchema.optional(),
    tideTable: tideSettingSchema.nullish(),
    departAt: z.string().nullish(),
    returnAt: z.string().nullish(),
    meetAt: sentNumberSchema.nullish(),
    payHours: sentNumberSchema.nullish(),
    payHoursSoon: sentNumberSchema.nullish(),
    autoCancel: yesNoSchema.nullish(),
    payRest: z.string().nullish(),
    payBack: z.string().nullish(),
    useWaiting: yesNoSchema.nullish(),
    holdMinutes: sentNumberSchema.nullish(),
    fairStart: sentNumberSchema.nullish(),
    useManifest: yesNoSchema.nullish(),
    version: versionSchema.nullish(),
  })
  .superRefine((sent, context) => {
    if (typeof sent.version === 'string') return;
    for (const field of SPECIFIED_POLICY)
      if (sent[field] === undefined) context.addIssue({ code: 'custom', path: [field], message: 'required' });
  });
export type StoreLogic = z.infer<typeof storeLogicSchema>;
/** Shown to visitors for every trip. */
export type TripTerms = Pick<ConfigLogic, 'departAt' | 'returnAt' | 'meetAt' | 'payRest' | 'payBack'>;
/** The values of the form. */
export type PolicyValues = TripTerms &
  Pick<ConfigLogic, 'payHours' | 'payHoursSoon' | 'holdMinutes' | 'fairStart'> & {
    [
      Field in
        | 'month'
        | 'reserveTime'
        | 'ktAdmin'
        | 'useReserveFind'
        | 'tideTable'
        | 'useWaiting'
        | 'autoCancel'
        | 'useManifest'
    ]: NonNullable<ConfigLogic[Field]>;
  };
