import { z } from 'zod';
import { lookupSchema } from '../booking/booking.schema';
import { dayDateSchema, idSchema } from '../day/day.schema';

const sexSchema = z.enum(['M', 'F']);

/**
 * One line of the passenger list that the law requires (낚시 관리 및 육성법, article 33). `birth` is `YYYYMMDD`, `phone`
 * is a mobile number with hyphens, `emergency` any number.
 */
export const personSchema = z.object({
  name: z.string(),
  sex: sexSchema,
  birth: z.string(),
  address: z.string(),
  phone: z.string(),
  emergency: z.string(),
});
export type Person = z.infer<typeof personSchema>;

/** As typed. The rules validate it, so that each field gets its own error. */
const personDraftSchema = z.object({
  name: z.string().max(200),
  sex: z.string().max(10),
  birth: z.string().max(50),
  address: z.string().max(500),
  phone: z.string().max(50),
  emergency: z.string().max(50),
});

/** BOOKER by the party's link, SELF by a link for one person. */
export const writtenBySchema = z.enum(['BOOKER', 'SELF', 'OPERATOR']);
export type WrittenBy = z.infer<typeof writtenBySchema>;

/**
 * `place` is 1 to the headcount, or more after the party became smaller. An unwritten row has neither name nor
 * `writtenAt`. `person` is also null if another person wrote it and the reader may not see it, or if its secret is no
 * longer accepted. `hasLink`: there is a link for this person alone.
 */
export const manifestRowSchema = z.object({
  place: z.number().int().positive(),
  name: z.string(),
  person: personSchema.nullable(),
  writtenBy: writtenBySchema.nullable(),
  writtenAt: z.iso.datetime().nullable(),
  hasLink: z.boolean(),
});
export type ManifestRow = z.infer<typeof manifestRowSchema>;

/**
 * The list behind a link: a PARTY's link opens all its rows, a PERSON's link one row. Writable until `closesAt` (the
 * departure); null: until the day is over.
 */
export const manifestSchema = z.object({
  of: z.enum(['PARTY', 'PERSON']),
  date: dayDateSchema,
  closesAt: z.iso.datetime().nullable(),
  people: z.number().int().positive(),
  /** Suggested for the first row of a PARTY; null for a PERSON. */
  booker: z.object({ name: z.string(), phone: z.string() }).nullable(),
  rows: z.array(manifestRowSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** `POST /api/manifest/open`: the party's token for the booking's `Idempotency-Key` or password. */
export const openManifestSchema = lookupSchema.extend({ password: z.string().nullish() });
export type OpenManifest = z.infer<typeof openManifestSchema>;

/** The link's token alone opens it; links have it in their fragment. */
export const manifestTokenSchema = z.object({ token: z.string().max(100) });
export type ManifestToken = z.infer<typeof manifestTokenSchema>;

const placeSchema = z.number().int().min(1).max(9_999);

/**
 * `seen` is the `writtenAt` that the writer saw; CONFLICT if the row was written since. A retry with the same person is
 * not a conflict.
 */
const writingSchema = z.object({ place: placeSchema, person: personDraftSchema, seen: z.iso.datetime().nullable() });

/** `POST /api/manifest/save`. Returns the list. */
export const saveManifestSchema = manifestTokenSchema.extend(writingSchema.shape);
export type SaveManifest = z.infer<typeof saveManifestSchema>;

/** `POST /api/manifest/remove` and `/link`, with the party's token. Removing a row ends its link. */
export const manifestPlaceSchema = manifestTokenSchema.extend({ place: placeSchema });
export type ManifestPlace = z.infer<typeof manifestPlaceSchema>;

/** `POST /api/manifest/link`: the same token as long as the row exists. */
export const manifestLinkSchema = manifestTokenSchema;

/** A party in the operator's list. */
export const manifestPartySchema = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  phone: z.string(),
  people: z.number().int().positive(),
  remindedAt: z.iso.datetime().nullable(),
  rows: z.array(manifestRowSchema),
});
export type ManifestParty = z.infer<typeof manifestPartySchema>;

export const crewMemberSchema = personSchema.extend({ role: z.enum(['CAPTAIN', 'CREW']) });
export type CrewMember = z.infer<typeof crewMemberSchema>;

/** `GET /api/manage/manifest/{id}`: active bookings in the order of booking, the crew first. */
export const dayManifestSchema = z.object({
  date: dayDateSchema,
  people: z.number().int().min(0),
  written: z.number().int().min(0),
  crew: z.array(crewMemberSchema),
  parties: z.array(manifestPartySchema),
});
export type DayManifest = z.infer<typeof dayManifestSchema>;

/** `GET /api/manage/manifest/counts`: for days with bookings. */
export const manifestCountsQuerySchema = z.object({ first: dayDateSchema, last: dayDateSchema });
export type ManifestCountsQuery = z.infer<typeof manifestCountsQuerySchema>;
export const manifestCountsSchema = z.array(
  z.object({
    dayId: z.number().int().positive(),
    date: dayDateSchema,
    people: z.number().int().min(0),
    written: z.number().int().min(0),
  }),
);
export type ManifestCounts = z.infer<typeof manifestCountsSchema>;

/** `POST /api/manage/manifest/save`; `id` is the booking's. Also after departure, until the data are erased. */
export const operatorSaveSchema = writingSchema.extend({ id: idSchema });
export type OperatorSave = z.infer<typeof operatorSaveSchema>;
/** `POST /api/manage/manifest/remove` */
export const operatorRemoveSchema = z.object({ id: idSchema, place: placeSchema });
export type OperatorRemove = z.infer<typeof operatorRemoveSchema>;

/**
 * `POST /api/manage/manifest/remind`: one message to each party of the day with unwritten rows that was not reminded in
 * the last hour. Counts parties.
 */
export const remindManifestSchema = z.object({ id: idSchema });
export const remindedSchema = z.object({ reminded: z.number().int().min(0), skipped: z.number().int().min(0) });
export type Reminded = z.infer<typeof remindedSchema>;

/** `GET /api/manage/config/crew`. Saving gets CONFLICT if `version` is not the stored one. `unreadable`: its secret is no longer accepted. */
export const crewSchema = z.object({ crew: z.array(crewMemberSchema), unreadable: z.boolean(), version: z.string() });
export type Crew = z.infer<typeof crewSchema>;
export const storeCrewSchema = z.object({
  crew: z.array(personDraftSchema.extend({ role: crewMemberSchema.shape.role })).max(20),
  version: z.string(),
});
export type StoreCrew = z.infer<typeof storeCrewSchema>;
