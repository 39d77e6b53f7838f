import type { FieldProblem } from '../errors';
import { characters, cleanCode, cleanLines, cleanText, hasForbiddenCharacter } from '../text.rules';
import type { AboutContent } from './about.schema';
import { ABOUT_MAX, ABOUT_ROWS, RENTAL_PRICE_MAX } from './limits.rules';

export const ABOUT_FIELDS = [
  'homeTitle',
  'homeLead',
  'introduction',
  'port',
  'photos',
  'features',
  'parking',
  'marker',
  'itemsToBring',
  'itemsProvided',
  'rentals',
  'seasons',
  'links',
] as const satisfies (keyof AboutContent)[];
export type AboutField = (typeof ABOUT_FIELDS)[number];

/** `month` is 1..12. A season may extend over the new year. */
export const isInSeason = ({ from, to }: { from: number; to: number }, month: number): boolean =>
  from <= to ? from <= month && month <= to : month >= from || month <= to;

/** Null for addresses that must not become links, such as `javascript:` and `data:`. */
export const linkAddress = (href: string): string | null => {
  const address = href.trim();
  if (!/^(https?:\/\/|tel:|mailto:)\S+$/i.test(address)) return null;
  try {
    return new URL(address) && address;
  } catch {
    return null;
  }
};

/** Adds the scheme to a telephone number or a mail address. */
const withScheme = (href: string): string => {
  if (/^\+?[\d-]{7,}$/.test(href)) return `tel:${href}`;
  return /^[^\s:@/]+@[^\s:@/]+\.[^\s:@/]+$/.test(href) ? `mailto:${href}` : href;
};

type Problem = FieldProblem<AboutField>;

const textProblem = (value: string, max: number): Pick<Problem, 'code' | 'max'> | null => {
  if (hasForbiddenCharacter(value)) return { code: 'CHARACTER_INVALID' };
  return characters(value) > max ? { code: 'TOO_LONG', max } : null;
};
const requiredProblem = (value: string, max: number): Pick<Problem, 'code' | 'max'> | null =>
  value === '' ? { code: 'VALUE_REQUIRED' } : textProblem(value, max);

const rowProblems = <Row>(
  field: AboutField,
  rows: readonly Row[] | undefined,
  problemOf: (row: Row) => Pick<Problem, 'code' | 'max'> | null,
): Problem[] =>
  (rows ?? []).flatMap((row, index) => {
    const problem = problemOf(row);
    return problem ? [{ field, row: index + 1, ...problem }] : [];
  });

const isMonth = (month: number): boolean => Number.isInteger(month) && month >= 1 && month <= 12;
const isDegree = (value: number, max: number): boolean => Number.isFinite(value) && Math.abs(value) <= max;

/** In degrees. Maps end before the poles. */
export const isPlace = ({ latitude, longitude }: AboutContent['marker']): boolean =>
  isDegree(latitude, 85) && isDegree(longitude, 180);

const WITH_LINES: readonly string[] = ['homeTitle', 'homeLead', 'introduction', 'parking'] satisfies AboutField[];

/** A missing field stays missing. */
export const cleanAbout = <Draft extends Partial<AboutContent>>(draft: Draft): Draft => {
  const clean = (value: unknown, field = ''): unknown => {
    if (typeof value === 'string') return WITH_LINES.includes(field) ? cleanLines(value) : cleanText(value);
    if (Array.isArray(value)) return value.map((inner) => clean(inner));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner, name)]));
  };
  const cleaned = clean(draft) as Draft;
  const { links } = cleaned;
  return links
    ? { ...cleaned, links: links.map(({ label, href }) => ({ label, href: withScheme(cleanCode(href)) })) }
    : cleaned;
};

/**
 * A problem names its list row by number, from 1. A missing field stays unchanged and is not validated. Markup is plain
 * text and is never interpreted.
 */
export const aboutProblems = (draft: Partial<AboutContent>): Problem[] => {
  const text = (field: 'homeTitle' | 'homeLead' | 'introduction' | 'port' | 'parking'): Problem[] => {
    const value = draft[field];
    const problem = value === undefined ? null : textProblem(value, ABOUT_MAX[field]);
    return problem ? [{ field, ...problem }] : [];
  };
  const { marker } = draft;
  return [
    ...text('homeTitle'),
    ...text('homeLead'),
    ...text('introduction'),
    ...text('port'),
    ...rowProblems('photos', draft.photos, ({ alt }) => requiredProblem(alt, ABOUT_MAX.alt)),
    ...rowProblems(
      'features',
      draft.features,
      (row) => requiredProblem(row.name, ABOUT_MAX.rowName) ?? textProblem(row.text, ABOUT_MAX.rowText),
    ),
    ...text('parking'),
    ...(marker && !isPlace(marker) ? [{ field: 'marker', code: 'VALUE_INVALID' } as const] : []),
    ...rowProblems('itemsToBring', draft.itemsToBring, (item) => requiredProblem(item, ABOUT_MAX.item)),
    ...rowProblems('itemsProvided', draft.itemsProvided, (item) => requiredProblem(item, ABOUT_MAX.item)),
    ...rowProblems('rentals', draft.rentals, ({ name, price }) => {
      const problem = requiredProblem(name, ABOUT_MAX.rowName);
      if (problem) return problem;
      const isPrice = Number.isInteger(price) && price >= 0 && price <= RENTAL_PRICE_MAX;
      return isPrice ? null : { code: 'NUMBER_INVALID', max: RENTAL_PRICE_MAX };
    }),
    ...rowProblems('seasons', draft.seasons, ({ from, to, fish }) => {
      if (!isMonth(from) || !isMonth(to)) return { code: 'VALUE_INVALID' };
      if (fish.length === 0) return { code: 'VALUE_REQUIRED' };
      if (fish.length > ABOUT_ROWS.seasonFish) return { code: 'VALUE_INVALID' };
      return fish.map((one) => requiredProblem(one, ABOUT_MAX.item)).find((problem) => problem !== null) ?? null;
    }),
    ...rowProblems('links', draft.links, ({ label, href }) => {
      const problem = requiredProblem(label, ABOUT_MAX.rowName) ?? requiredProblem(href, ABOUT_MAX.linkHref);
      return problem ?? (linkAddress(href) === null ? { code: 'VALUE_INVALID' } : null);
    }),
  ];
};
