import { isInSeason } from '../../contract/about/about.rules';
import { addDays, seoulToday, yearMonthOf, type DayDate } from '../../contract/day/calendar.rules';
import { HOUR_MS } from '../../contract/time.rules';
import { aboutContent } from '../../copy/aboutContent';
import { demoPosts } from '../../copy/demo';
import { fishArt } from '../../copy/fish';
import { insertCatch, setCatchPictures } from '../catch/catch.repository';
import type { Context } from '../context';
import { inTransaction } from '../db/unitOfWork';
import { readArt } from '../pages/drawing';
import { openRenderer } from '../pages/renderer';
import { DecoderStopped, openDecoder, type MadePicture } from '../pictures/decoder';
import { storeMade } from '../pictures/makePictures';
import { demoPhotos, photoSvg, widthOf, type DemoPhoto } from './demo.photos';

const fishOf = (date: DayDate): string => {
  const season = aboutContent.seasons.find((one) => isInSeason(one, yearMonthOf(date).month));
  return season?.fish[0] ?? aboutContent.seasons[0]?.fish[0] ?? '';
};

/**
 * Posts of what was caught, with photographs drawn from the illustrations in `drawings`: made as those that an operator
 * uploads, so that they have the same widths and are as heavy. Where none can be made, the posts have none.
 */
export const fillDemoPosts = async ({ db, clock }: Pick<Context, 'db' | 'clock'>, drawings: string): Promise<void> => {
  const art = readArt(drawings);
  const renderer = openRenderer();
  const decoder = openDecoder();
  const made = async (photo: DemoPhoto, fish: string): Promise<MadePicture | null> => {
    try {
      const png = await renderer.render(photoSvg(photo, fishArt(fish), art), widthOf(photo));
      const outcome = await decoder.decode(png);
      return 'refusal' in outcome ? null : outcome;
    } catch (error) {
      if (error instanceof DecoderStopped) return null;
      throw error;
    }
  };
  // Neither the thread nor the process that draw keep the server alive, which does not listen yet.
  const alive = setInterval(() => undefined, HOUR_MS);
  try {
    const today = seoulToday(clock());
    // From the oldest: the newest is posted last.
    for (const [index, { ago, photos }] of [...demoPhotos.entries()].reverse()) {
      const text = demoPosts[index];
      if (!text) continue;
      const date = addDays(today, -ago);
      const fish = fishOf(date);
      const pictures: MadePicture[] = [];
      for (const photo of photos) {
        const picture = await made(photo, fish);
        if (picture) pictures.push(picture);
      }
      const createdAt = new Date(clock().getTime() - (ago * 24 - 12) * HOUR_MS).toISOString();
      await inTransaction(db, async (transaction) => {
        const id = await insertCatch(transaction, { date, story: text.story(fish), createdAt, key: null });
        const shown: { id: string; caption: string }[] = [];
        for (const [at, picture] of pictures.entries())
          shown.push({
            id: await storeMade(transaction, picture, createdAt),
            caption: text.captions(fish)[at] ?? '',
          });
        await setCatchPictures(transaction, id, shown);
      });
    }
  } finally {
    await Promise.all([renderer.close(), decoder.close()]);
    clearInterval(alive);
  }
};
