import type { FishArt } from '#copy/fish';
import { place, type Illustration } from '#server/web/pictureSvg';

export interface DemoPhoto {
  /** Behind the fish: the sea at night, a cooler, the boat at dawn, the deck. */
  scene: 'night' | 'cooler' | 'dawn' | 'deck';
  upright?: true;
}

/** In the order of the captions; `ago` is in days since the trip. */
export const demoPhotos: readonly { ago: number; photos: readonly DemoPhoto[] }[] = [
  { ago: 1, photos: [{ scene: 'night' }, { scene: 'cooler', upright: true }, { scene: 'dawn' }] },
  { ago: 4, photos: [{ scene: 'deck', upright: true }] },
  { ago: 9, photos: [{ scene: 'deck' }, { scene: 'dawn' }] },
];

/** Colours of sky and water, from above. */
const WATER = {
  night: ['#0B2A4A', '#12406F', '#0B2A4A'],
  cooler: ['#DCE9F5', '#8DB9E2', '#1F5F9E'],
  dawn: ['#FCE3CB', '#F6A86B', '#1F5F9E'],
  deck: ['#8DB9E2', '#1F5F9E', '#C9A27A'],
} as const;
const LANDSCAPE = { width: 240, height: 160 };
const UPRIGHT = { width: 180, height: 240 };

/** In pixels, before the smaller versions are made. */
export const widthOf = ({ upright }: DemoPhoto): number => (upright ? 1200 : 1600);

/** Uses the site's own illustrations. */
export const photoSvg = (
  { scene, upright }: DemoPhoto,
  fish: FishArt | null,
  art: ReadonlyMap<string, Illustration>,
): string => {
  const { width, height } = upright ? UPRIGHT : LANDSCAPE;
  const [sky, light, water] = WATER[scene];
  const illustration = (name: string, part: number, top: number): string =>
    place(art.get(name), (width * (1 - part)) / 2, height * top, width * part);
  const subject = {
    night: illustration(fish ?? 'boat', 0.8, 0.2),
    cooler: illustration('cooler', 0.7, 0.42) + illustration(fish ?? 'boat', 0.8, 0.16),
    dawn: illustration('boat', 0.62, 0.3),
    deck: illustration(fish ?? 'boat', 0.92, 0.3),
  }[scene];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><linearGradient id="sea" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset=".55" stop-color="${light}"/><stop offset=".56" stop-color="${water}"/><stop offset="1" stop-color="${water}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#sea)"/>`,
    subject,
    '</svg>',
  ].join('');
};
