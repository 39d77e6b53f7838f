/** The photos in the folder of drawings: each stands in for the drawing of its name. */
import { existsSync, readdirSync } from 'node:fs';

/** Kinds of photos, the one that is preferred first. */
const TYPES = ['webp', 'jpg', 'png'];

/**
 * Which drawings a folder holds a photo of, with the photo's kind: `{ 'feature-deck': 'jpg' }`.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
export const photosIn = (folder) => {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  /** @type {Record<string, string>} */
  const photos = {};
  for (const type of TYPES)
    for (const name of names) if (name.endsWith(`.${type}`)) photos[name.slice(0, -type.length - 1)] ??= type;
  return photos;
};
