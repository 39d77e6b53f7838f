import type { Picture, PictureRefusal } from '#contract/picture/picture.schema';
import { photos as copy } from '#copy/photos';

export type PhotoState =
  | { kind: 'waiting' }
  | { kind: 'sending'; percent: number }
  | { kind: 'working' }
  | { kind: 'ready'; picture: Picture }
  | { kind: 'refused'; refusal: PictureRefusal }
  /** Lost connection, or the server's reason. */
  | { kind: 'stopped'; reason?: string | null }
  /** The file is no longer on the phone. */
  | { kind: 'lost' };

/** The upload does not continue by itself. */
export const isBroken = ({ kind }: PhotoState): boolean => kind === 'refused' || kind === 'lost' || kind === 'stopped';

export const waitingFor = (states: readonly PhotoState[]): string | null => {
  if (states.some(isBroken)) return copy.failed;
  return states.some(({ kind }) => kind !== 'ready') ? copy.uploading : null;
};
