import { existsSync, readdirSync } from 'node:fs';

const TYPES = ['webp', 'jpg', 'png'];

/**
 * With the photo's file type: `{ 'feature-deck': 'jpg' }`.
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
