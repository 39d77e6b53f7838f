import { pictureVersion, type PictureFacts } from './pictureFacts';

/**
 * The address of a picture. It contains a hash of the picture's facts, so that caches do not serve an outdated picture.
 */
export const pictureAddress = (name: string, facts: PictureFacts): string =>
  `/og/${name}.png?v=${pictureVersion(facts)}`;
