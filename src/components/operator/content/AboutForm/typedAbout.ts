import { aboutProblems, cleanAbout, type AboutField } from '#contract/about/about.rules';
import type { About } from '#contract/about/about.schema';
import type { FieldProblem } from '#contract/errors';
import type { Picture } from '#contract/picture/picture.schema';
import { aboutForm as copy } from '#copy/aboutForm';
import type { PhotoState } from '../PhotoFields/photoState';

export type SentAbout = Omit<About, 'version'>;

/** Order of the form. */
export const FIELDS = [
  ...(['homeTitle', 'homeLead', 'introduction', 'photos', 'features', 'port', 'parking', 'marker'] as const),
  ...(['itemsToBring', 'itemsProvided', 'rentals', 'seasons', 'links'] as const),
] as const;

/** `picture` is null before its upload ends; `key` then identifies the upload. */
export interface TypedPhoto {
  key: string;
  name: string;
  alt: string;
  picture: Picture | null;
}
export interface TypedAbout extends Omit<SentAbout, 'photos' | 'marker' | 'itemsToBring' | 'itemsProvided'> {
  photos: TypedPhoto[];
  marker: { latitude: string; longitude: string };
  itemsToBring: { item: string }[];
  itemsProvided: { item: string }[];
}
const inRows = (items: readonly string[]) => items.map((item) => ({ item }));

export const inForm = (about: About): TypedAbout => ({
  ...(Object.fromEntries(FIELDS.map((field) => [field, about[field]])) as unknown as TypedAbout),
  photos: about.photos.map(({ alt, ...picture }) => ({ key: picture.id, name: '', alt, picture })),
  marker: { latitude: String(about.marker.latitude), longitude: String(about.marker.longitude) },
  itemsToBring: inRows(about.itemsToBring),
  itemsProvided: inRows(about.itemsProvided),
});
const degrees = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed));
/** Leaves out unfinished photographs; they block saving (`waitingFor`). */
export const readWith =
  (uploads: ReadonlyMap<string, PhotoState>) =>
  (typed: TypedAbout): SentAbout =>
    cleanAbout({
      ...typed,
      photos: typed.photos.flatMap(({ key, alt, picture }) => {
        const state = uploads.get(key);
        const made = picture ?? (state?.kind === 'ready' ? state.picture : null);
        return made ? [{ ...made, alt }] : [];
      }),
      marker: { latitude: degrees(typed.marker.latitude), longitude: degrees(typed.marker.longitude) },
      itemsToBring: typed.itemsToBring.map(({ item }) => item),
      itemsProvided: typed.itemsProvided.map(({ item }) => item),
      seasons: typed.seasons.map((season) => ({ ...season, fish: season.fish.filter((fish) => fish.trim() !== '') })),
    });

export const problems = (values: SentAbout, typed: TypedAbout): FieldProblem<AboutField>[] => {
  const photos = cleanAbout({ photos: typed.photos.map(({ alt }) => ({ id: '', alt })) });
  return aboutProblems({ ...values, ...photos }).map((problem) => {
    const name = copy.fields[problem.field];
    return { ...problem, label: problem.row === undefined ? name : copy.row(name, problem.row) };
  });
};

export const inWords = (field: keyof TypedAbout, typed: TypedAbout): string => {
  const value = typed[field];
  if (typeof value === 'string') return value;
  if (field === 'photos') return typed.photos.map(({ alt, name }) => alt || name).join('\n');
  if (!Array.isArray(value)) return `${value.latitude}, ${value.longitude}`;
  return value.map((row) => Object.values(row).flat().filter(Boolean).join(' ')).join('\n');
};
