import { isInSeason } from '#contract/about/about.rules';
import { addDays, seoulToday, yearMonthOf, type DayDate } from '#contract/day/calendar.rules';
import { HOUR_MS } from '#contract/time.rules';
import { aboutContent } from '#copy/aboutContent';
import { demoPosts } from '#copy/demo';
import { fishArt } from '#copy/fish';
import { insertCatch, setCatchPictures } from '#server/content/catch/catch.repository';
import type { Context } from '#server/context';
import { inTransaction } from '#server/db/unitOfWork';
import { recordChange, SYSTEM } from '#server/history/recordChange';
import { readArt } from '#server/web/pictureSvg';
import { openRenderer } from '#server/web/renderer';
import { DecoderStopped, openDecoder, type MadePicture } from '#server/content/pictures/decoder';
import { storeMade } from '#server/content/pictures/makePictures';
import { demoPhotos, photoSvg, widthOf, type DemoPhoto } from './demo.photos';

const fishOf = (date: DayDate): string => {
  const season = aboutContent.seasons.find((one) => isInSeason(one, yearMonthOf(date).month));
  return season?.fish[0] ?? aboutContent.seasons[0]?.fish[0] ?? '';
};

/**
 * Renders photographs from the illustrations in `clientDir` and processes them like uploads, with the same widths and
 * sizes. If that fails, the posts have none. Rendering takes seconds, so it runs in the background. All posts are
 * stored at once; a server that stops earlier stores none.
 */
export const fillDemoPosts = async (
  { db, clock, bus }: Pick<Context, 'db' | 'clock' | 'bus'>,
  clientDir: string,
): Promise<void> => {
  const art = readArt(clientDir);
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
  // Neither the thread nor the process that render keep a server alive; it may be closing.
  const alive = setInterval(() => undefined, HOUR_MS);
  try {
    const today = seoulToday(clock());
    // All at once: the thread renders a photograph while the process decodes the one before.
    const posts = await Promise.all(
      demoPhotos.map(async ({ ago, photos }) => {
        const date = addDays(today, -ago);
        const fish = fishOf(date);
        const createdAt = new Date(clock().getTime() - (ago * 24 - 12) * HOUR_MS).toISOString();
        return { date, fish, createdAt, pictures: await Promise.all(photos.map((photo) => made(photo, fish))) };
      }),
    );
    await inTransaction(db, async (transaction) => {
      // Posts the newest last.
      for (const [index, { date, fish, createdAt, pictures }] of [...posts.entries()].reverse()) {
        const text = demoPosts[index];
        if (!text) continue;
        const id = await insertCatch(transaction, { date, story: text.story(fish), createdAt, key: null });
        const shown: { id: string; caption: string }[] = [];
        for (const picture of pictures)
          if (picture)
            shown.push({
              id: await storeMade(transaction, picture, createdAt),
              caption: text.captions(fish)[shown.length] ?? '',
            });
        await setCatchPictures(transaction, id, shown);
        // Cached pages must be rendered again.
        const after = { date, pictures: shown.length };
        await recordChange({ clock, bus }, transaction, { actor: SYSTEM, action: 'CATCH_POSTED', after });
      }
    });
  } finally {
    await Promise.all([renderer.close(), decoder.close()]);
    clearInterval(alive);
  }
};
