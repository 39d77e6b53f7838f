import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Picture, PictureRefusal, UploadStatus } from '#contract/picture/picture.schema';
import type { PhotoState } from '#src/components/operator/content/PhotoFields/photoState';
import { PART_BYTES } from '#contract/picture/picture.rules';
import { failureText, refusal } from '#src/store/api';
import { uploadsApi } from '#src/store/endpoints/pictures';
import { useAppDispatch } from '#src/store/hooks';
import { afterFailure, afterPart } from './partBytes';

export interface Upload {
  key: string;
  file: File | null;
  picture: Picture | null;
  refusal: PictureRefusal | null;
}

const ASK_MS = 800;
const PAUSES_MS = [1_000, 3_000, 8_000];

/** Pause after a lost connection; ends when the browser is online. */
const GO_ON_MS = 15_000;

/** The phone may have deleted or changed the file. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Progress = { key: string; state: PhotoState } | null;
/** The server's reason; null if the connection was lost. */
type Stop = { reason: string | null };
/** The file can no longer be read: the other uploads continue. */
type Lost = { isLost: true };

const stateOf = ({ picture, refusal, file }: Upload, isLost: boolean, stop: Stop | null): PhotoState => {
  if (picture) return { kind: 'ready', picture };
  if (refusal) return { kind: 'refused', refusal };
  if (!file || isLost) return { kind: 'lost' };
  return stop ? { kind: 'stopped', ...stop } : { kind: 'waiting' };
};

/** Retries a lost connection. The returned function retries immediately, even after the server's refusal. */
export const useUploads = (photos: readonly Upload[], onOutcome: (key: string, outcome: UploadStatus) => void) => {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<Progress>(null);
  const [stop, setStop] = useState<Stop | null>(null);
  const [lostKeys, setLostKeys] = useState<readonly string[]>([]);
  const [ended, setEnded] = useState(0);
  const partBytes = useRef(PART_BYTES);
  const isBusy = useRef(false);
  const isHere = useRef(true);
  const current = useRef(photos);
  useEffect(() => {
    current.current = photos;
  }, [photos]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const upload = useCallback(
    async ({ key }: Upload, file: File): Promise<UploadStatus | Stop | Lost> => {
      const { beginUpload, sendPart } = uploadsApi.endpoints;
      const isWanted = () => isHere.current && current.current.some((photo) => photo.key === key);
      const asked = async (ask: () => PromiseLike<{ data?: UploadStatus | undefined; error?: unknown }>) => {
        for (let tries = 0; isWanted(); tries += 1) {
          const { data, error } = await ask();
          if (data) return data;
          if (!(await isReadable(file))) return { isLost: true as const };
          const pause = PAUSES_MS[tries];
          if (pause === undefined) return { reason: refusal(error) && failureText(error) };
          await wait(pause);
        }
        return { reason: null };
      };
      const part = async (at: number) => {
        const began = performance.now();
        const result = await dispatch(sendPart.initiate({ key, at, file, bytes: partBytes.current }, { track: false }));
        partBytes.current = result.data
          ? afterPart(partBytes.current, performance.now() - began)
          : afterFailure(partBytes.current);
        return result;
      };
      const question = () => asked(() => dispatch(beginUpload.initiate({ key, bytes: file.size }, { track: false })));
      let status = await question();
      while ('state' in status && isWanted()) {
        if (status.state !== 'receiving' && status.state !== 'working') return status;
        const { state, received: at } = status;
        const percent = Math.floor((100 * at) / file.size);
        setProgress({ key, state: state === 'working' ? { kind: 'working' } : { kind: 'sending', percent } });
        if (state === 'working') await wait(ASK_MS);
        status = state === 'working' ? await question() : await asked(() => part(at));
      }
      return 'state' in status ? { reason: null } : status;
    },
    [dispatch],
  );

  const report = useEffectEvent(onOutcome);
  const next = photos.find(
    ({ key, picture, refusal, file }) => !picture && !refusal && file && !lostKeys.includes(key),
  );
  useEffect(() => {
    if (!next?.file || stop || isBusy.current) return;
    isBusy.current = true;
    void upload(next, next.file).then((outcome) => {
      isBusy.current = false;
      if (!isHere.current) return;
      setProgress(null);
      setEnded((before) => before + 1);
      if ('state' in outcome) report(next.key, outcome);
      else if ('isLost' in outcome) setLostKeys((before) => [...before, next.key]);
      else if (current.current.some(({ key }) => key === next.key)) setStop(outcome);
    });
  }, [next, stop, ended, upload]);

  const goOn = useCallback(() => setStop(null), []);
  const isLost = stop !== null && stop.reason === null;
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(goOn, GO_ON_MS);
    window.addEventListener('online', goOn);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
    };
  }, [isLost, goOn]);

  return {
    stateOf: (photo: Upload): PhotoState =>
      progress?.key === photo.key && !photo.picture && !photo.refusal
        ? progress.state
        : stateOf(photo, lostKeys.includes(photo.key), stop),
    goOn,
  };
};
