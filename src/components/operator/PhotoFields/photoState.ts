import type { Picture, PictureRefusal } from '../../../../contract/picture/picture.schema';
import { photos as copy } from '../../../../copy/photos';

/** How far a photograph of a form is. */
export type PhotoState =
  | { kind: 'waiting' }
  | { kind: 'sending'; percent: number }
  | { kind: 'working' }
  | { kind: 'ready'; picture: Picture }
  | { kind: 'refused'; refusal: PictureRefusal }
  /** The connection was lost, or the server's reason why it cannot go on. */
  | { kind: 'stopped'; reason?: string | null }
  /** The file is no longer on the phone. */
  | { kind: 'lost' };

/** Whether a photograph is not going on by itself. */
export const isBroken = ({ kind }: PhotoState): boolean => kind === 'refused' || kind === 'lost' || kind === 'stopped';

/** Why a form cannot be saved yet, or null if all of its photographs are ready. */
export const waitingFor = (states: readonly PhotoState[]): string | null => {
  if (states.some(isBroken)) return copy.failed;
  return states.some(({ kind }) => kind !== 'ready') ? copy.uploading : null;
};
