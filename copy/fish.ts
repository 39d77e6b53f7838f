/** Drawings by the operator's name of the fish; the files are in `public/art`. */
const FISH_ART = { 갈치: 'galchi', 참돔: 'chamdom', 오징어: 'ojingeo', 한치: 'hanchi' } as const;
export type FishArt = (typeof FISH_ART)[keyof typeof FISH_ART];

/** The drawing of the first known fish in the text; null without one. */
export const fishArt = (fish: string): FishArt | null => {
  const named = Object.entries(FISH_ART)
    .map(([name, art]) => ({ art, at: fish.normalize('NFC').indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return named[0]?.art ?? null;
};
