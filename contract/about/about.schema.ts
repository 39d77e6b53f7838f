import { z } from 'zod';
import { pictureIdSchema, pictureSchema } from '../picture/picture.schema';
import { ABOUT_ROWS, FEATURE_ART, RENTAL_ART, SEASON_ART } from './limits.rules';

const placedPhotoSchema = z.object({ id: pictureIdSchema, alt: z.string() });
const seasonSchema = z.object({
  from: z.number(),
  to: z.number(),
  fish: z.array(z.string()),
  /** A picture of the season; null: each fish has its own picture. */
  art: z.enum(SEASON_ART).nullable(),
});
/** Months are 1..12, both inclusive. A season may extend over the new year. */
export type Season = z.infer<typeof seasonSchema>;

/**
 * Plain text; `about.rules` validates the lengths. Prices are in 10,000 won, 0 is free; the marker is in degrees (WGS
 * 84); `art` names a drawing.
 */
export const aboutContentSchema = z.object({
  homeTitle: z.string(),
  homeLead: z.string(),
  introduction: z.string(),
  port: z.string(),
  photos: z.array(placedPhotoSchema).max(ABOUT_ROWS.photos),
  features: z
    .array(z.object({ art: z.enum(FEATURE_ART).nullable(), name: z.string(), text: z.string() }))
    .max(ABOUT_ROWS.features),
  parking: z.string(),
  marker: z.object({ latitude: z.number(), longitude: z.number() }),
  itemsToBring: z.array(z.string()).max(ABOUT_ROWS.itemsToBring),
  itemsProvided: z.array(z.string()).max(ABOUT_ROWS.itemsProvided),
  rentals: z
    .array(z.object({ art: z.enum(RENTAL_ART).nullable(), name: z.string(), price: z.number() }))
    .max(ABOUT_ROWS.rentals),
  seasons: z.array(seasonSchema).max(ABOUT_ROWS.seasons),
  links: z.array(z.object({ label: z.string(), href: z.string() })).max(ABOUT_ROWS.links),
});
export type AboutContent = z.infer<typeof aboutContentSchema>;

/** `GET /api/config/about`: the current version, with the sizes of its photographs. */
export const aboutSchema = aboutContentSchema.extend({
  photos: z.array(pictureSchema.extend({ alt: z.string() })),
  version: z.string(),
});
export type About = z.infer<typeof aboutSchema>;

/**
 * `POST /api/manage/config/about`: missing fields stay unchanged. `version` is the one in the form; 409 if it is not
 * the current one.
 */
export const storeAboutSchema = aboutContentSchema.partial().extend({ version: z.string().max(20) });
export type StoreAbout = z.infer<typeof storeAboutSchema>;

/** `GET /api/manage/config/about/versions`: newest first. `savedAt` is null for the initial content. */
export const aboutVersionsSchema = z.object({
  list: z.array(z.object({ version: z.string(), savedAt: z.iso.datetime().nullable(), current: z.boolean() })),
});
export type AboutVersions = z.infer<typeof aboutVersionsSchema>;

/** `POST /api/manage/config/about/restore`: saves an earlier version as a new one. */
export const restoreAboutSchema = z.object({ version: z.string().max(20), current: z.string().max(20) });
export type RestoreAbout = z.infer<typeof restoreAboutSchema>;
