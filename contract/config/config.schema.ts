import { z } from 'zod';
import { TIDE_SETTINGS } from '../day/tide.rules';
import { sentNumberSchema } from '../number.schema';
import { INFO_MAX } from './config.rules';

/**
 * Names what is stored of one group of settings. A form that sends back the one it was filled with is refused with 409
 * when another device has saved meanwhile; a call without one is not asked.
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

export const yesNoSchema = z.enum(['Y', 'N']);
export type YesNo = z.infer<typeof yesNoSchema>;

export const tideSettingSchema = z.enum(TIDE_SETTINGS);

/**
 * `GET /api/config/config-logic` (specification 3, 7): bookable months, the hour after which same-day booking
 * closes, two switches, and the table of 물때. A value that was never saved is null; the reader applies its default.
 */
export const configLogicSchema = z.object({
  month: z.number().int().nullable(),
  reserveTime: z.number().int().nullable(),
  ktAdmin: yesNoSchema.nullable(),
  useReserveFind: yesNoSchema.nullable(),
  tideTable: tideSettingSchema.nullable(),
  version: versionSchema,
});
export type ConfigLogic = z.infer<typeof configLogicSchema>;
/** What of it decides whether a day can be booked. */
export type BookingPolicy = Pick<ConfigLogic, 'month' | 'reserveTime'>;

/**
 * `POST /api/manage/config/store-info` (specification 7): texts of INFO_MAX; the rules check their lengths. What is left
 * out stays as it is.
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
 * `POST /api/manage/config/store-logic` (specification 7): month 2..6 and hour 0..23 only, checked by the rules. With a
 * `version`, what is left out stays as it is; without one, the call is the specification's and carries all its fields.
 */
export const storeLogicSchema = z
  .object({
    month: sentNumberSchema.optional(),
    reserveTime: sentNumberSchema.optional(),
    ktAdmin: yesNoSchema.optional(),
    useReserveFind: yesNoSchema.optional(),
    tideTable: tideSettingSchema.nullish(),
    version: versionSchema.nullish(),
  })
  .superRefine((sent, context) => {
    if (typeof sent.version === 'string') return;
    for (const field of SPECIFIED_POLICY)
      if (sent[field] === undefined) context.addIssue({ code: 'custom', path: [field], message: 'required' });
  });
export type StoreLogic = z.infer<typeof storeLogicSchema>;
/** A whole operating policy, as the form holds it. */
export type PolicyValues = { [Field in keyof Omit<ConfigLogic, 'version'>]: NonNullable<ConfigLogic[Field]> };
