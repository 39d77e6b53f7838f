import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Picture, PictureRefusal, UploadStatus } from '../../../../contract/picture/picture.schema';
import type { PhotoState } from '../../../components/operator/PhotoFields/photoState';
import { PART_BYTES } from '../../../../contract/picture/picture.rules';
import { failureText, refusal } from '../../../store/api';
import { uploadsApi } from '../../../store/endpoints/pictures';
import { useAppDispatch } from '../../../store/hooks';
import { afterFailure, afterPart } from './partBytes';

/** A photograph of a form: a file to upload, or what became of it. */
export interface Upload {
  /** The key of its upload. */
  key: string;
  file: File | null;
  picture: Picture | null;
  refusal: PictureRefusal | null;
}

/** Time until the server is asked again whether it has made a photograph. */
const ASK_MS = 800;
/** Pauses before a failed request is sent again; after the last one the upload stops, and the screen says why. */
const PAUSES_MS = [1_000, 3_000, 8_000];

/** An upload that lost the connection goes on by itself after this time, or at once when the browser is in a network. */
const GO_ON_MS = 15_000;

/** Whether a file can still be read: the gallery may have deleted or changed it since it was chosen. */
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
/** Why nothing is uploaded any more: the server's reason, or null if the connection was lost. */
type Stop = { reason: string | null };
/** The file cannot be read any more: the uploads behind it go on. */
type Lost = { isLost: true };

/** The state of a photograph that is not being uploaded. */
const stateOf = ({ picture, refusal, file }: Upload, isLost: boolean, stop: Stop | null): PhotoState => {
  if (picture) return { kind: 'ready', picture };
  if (refusal) return { kind: 'refused', refusal };
  if (!file || isLost) return { kind: 'lost' };
  return stop ? { kind: 'stopped', ...stop } : { kind: 'waiting' };
};

/**
 * Uploads the photographs of a form, one after the other, each from where it was. `onOutcome` is called when one is
 * ready or refused. After the connection was lost it goes on by itself. Returns the state of a photograph, and the function
 * that goes on at once, also after the server has said that it cannot.
 */
export const useUploads = (photos: readonly Upload[], onOutcome: (key: string, outcome: UploadStatus) => void) => {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<Progress>(null);
  const [stop, setStop] = useState<Stop | null>(null);
  /** The keys of files that cannot be read any more. */
  const [lostKeys, setLostKeys] = useState<readonly string[]>([]);
  /** Counts the uploads that have ended, however they did: the next one begins. */
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
      /** One request, again after each pause, until all have failed. */
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
        const answer = await dispatch(sendPart.initiate({ key, at, file, bytes: partBytes.current }, { track: false }));
        partBytes.current = answer.data
          ? afterPart(partBytes.current, performance.now() - began)
          : afterFailure(partBytes.current);
        return answer;
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
