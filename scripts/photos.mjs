/** Photos in the folder of drawings: each replaces the drawing of the same name. */
import { existsSync, readdirSync } from 'node:fs';

/** File types of photos, in order of preference. */
const TYPES = ['webp', 'jpg', 'png'];

/**
 * The drawings of a folder for which there is a photo, with its file type: `{ 'feature-deck': 'jpg' }`.
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
