import { pictureVersion, type PictureFacts } from './pictureFacts';

/** The address of a picture; what it says is in it, so that a copy of an older one is not taken for it. */
export const pictureAddress = (name: string, facts: PictureFacts): string =>
  `/og/${name}.png?v=${pictureVersion(facts)}`;
