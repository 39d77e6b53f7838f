import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { litPath } from '#contract/day/moon.rules';
import type { TidePhase } from '#contract/day/tide.rules';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { escapeMarkup } from './markup';
import type { PictureFacts } from './pictures';
import { fitText, widthOfText } from './pictureText';

/** From `public/art`. */
export interface Illustration {
  width: number;
  height: number;
  body: string;
}

const read = (svg: string): Illustration | null => {
  const found = /^\s*<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>([\s\S]*)<\/svg>\s*$/.exec(svg);
  return found ? { width: Number(found[1]), height: Number(found[2]), body: found[3] ?? '' } : null;
};

/** Keyed by name. A missing illustration is left out of the picture. */
export const readArt = (clientDir: string): ReadonlyMap<string, Illustration> => {
  const folder = join(clientDir, 'art');
  const art = new Map<string, Illustration>();
  let names: string[] = [];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  } catch {
    return art;
  }
  for (const name of names) {
    const illustration = read(readFileSync(join(folder, name), 'utf8'));
    if (illustration) art.set(name.slice(0, -'.svg'.length), illustration);
  }
  return art;
};

export const place = (illustration: Illustration | undefined, x: number, y: number, width: number): string => {
  if (!illustration) return '';
  const height = (width * illustration.height) / illustration.width;
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${illustration.width} ${illustration.height}">${illustration.body}</svg>`;
};

/** Chats show 2 to 1 uncropped. */
export const PICTURE = { width: 800, height: 400 } as const;

const INK = '#12304F';
const INK2 = '#4E5968';
const LEFT = 48;
/** In pixels: right of it is the boat. */
const WORDS = 452;
const HORIZON = 308;

const words = (text: string, x: number, y: number, size: number, fill: string, bold = true): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${bold ? 700 : 400}" fill="${fill}">${escapeMarkup(text)}</text>`;

const wave = (y: number, fill: string, line = ''): string => {
  const path = `M-12 ${y}q18 -11 36 0${'t36 0'.repeat(23)}`;
  return `<path d="${path}V400H-12Z" fill="${fill}"/>${line && `<path d="${path}" fill="none" stroke="${line}" stroke-width="3"/>`}`;
};

const SKY = `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#DCE9F6"/><stop offset=".55" stop-color="#F4EBE4"/><stop offset="1" stop-color="#FCDDC0"/></linearGradient></defs><rect width="800" height="400" fill="url(#sky)"/><circle cx="742" cy="${HORIZON}" r="40" fill="#F6A86B"/><path d="M330 ${HORIZON}C366 276 396 256 440 256C476 256 488 274 516 272C552 270 590 292 620 ${HORIZON}Z" fill="#C3D4E4"/><path d="M540 ${HORIZON}C570 288 600 274 634 274C662 274 672 286 694 285C722 284 746 296 764 ${HORIZON}Z" fill="#A9C3DC"/><rect y="${HORIZON}" width="800" height="94" fill="#8DB9E2"/>`;

const tide = (phase: TidePhase, y: number): string => {
  const lit = litPath(phase.lunar.day);
  const moon = `<svg x="${LEFT}" y="${y - 31}" width="36" height="36" viewBox="0 0 20 20"><circle cx="10" cy="10" r="9.5" fill="${INK}"/>${lit ? `<path d="${lit}" fill="#F7CD92"/>` : ''}</svg>`;
  const after = LEFT + 48 + widthOfText(phase.name, 36) + 14;
  return moon + words(phase.name, LEFT + 48, y, 36, INK) + words(format.lunar(phase.lunar), after, y, 26, INK2, false);
};

const mark = (illustration: Illustration | undefined, store: string): string =>
  place(illustration, LEFT, 34, 44) +
  words(fitText(store, 560, [{ size: 30, lines: 1 }]).lines[0] ?? '', LEFT + 58, 67, 30, INK);

/** The preview picture of a page: the store at the top, the subject of the page, and the boat on the sea. */
export const pictureSvg = (facts: PictureFacts, art: ReadonlyMap<string, Illustration>): string => {
  const headline = fitText(facts.headline, 560, [
    { size: 78, lines: 1 },
    { size: 60, lines: 1 },
    { size: 44, lines: 2 },
  ]);
  const text = facts.strong
    ? fitText(facts.text, WORDS - 20, [
        { size: 52, lines: 1 },
        { size: 40, lines: 1 },
        { size: 33, lines: 2 },
      ])
    : fitText(facts.text, WORDS - 40, [
        { size: 30, lines: 2 },
        { size: 26, lines: 3 },
      ]);
  const parts: string[] = [];
  let y = 86;
  for (const line of headline.lines) {
    y += headline.size * 0.98;
    parts.push(words(line, LEFT, Math.round(y), headline.size, INK));
  }
  y += facts.strong ? 10 : 18;
  for (const line of text.lines) {
    y += text.size * 1.14;
    parts.push(words(line, LEFT, Math.round(y), text.size, facts.strong ? INK : INK2, facts.strong));
  }
  if (facts.phase) parts.push(tide(facts.phase, Math.round(y + 47)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" viewBox="0 0 800 400" font-family="Pretendard">`,
    SKY,
    place(art.get('boat-only'), 482, 148, 300),
    wave(322, '#4F8FCB', INK),
    wave(356, '#1F5F9E'),
    facts.fish ? place(art.get(facts.fish), LEFT - 30, 300, 172) : '',
    wave(388, '#0B2A4A'),
    mark(art.get('mark'), frame.title(facts.store)),
    ...parts,
    '</svg>',
  ].join('');
};

/** Home screens request these; 180 is Apple's. */
export const ICON_SIZES = [180, 192, 512] as const;
export type IconKind = 'plain' | 'maskable';

export interface LogoFile {
  type: string;
  bytes: Buffer;
}

/** Masks cut off at most a fifth of each side; a plain icon fills its square. */
const SHARE = { plain: 0.92, maskable: 0.66 } as const;

const logoIcon = (logo: LogoFile, kind: IconKind): string => {
  const size = 512 * SHARE[kind];
  const from = (512 - size) / 2;
  const ground =
    kind === 'plain'
      ? '<rect width="512" height="512" rx="96" fill="#FFFFFF"/>'
      : '<rect width="512" height="512" fill="#FFFFFF"/>';
  return `${ground}<image x="${from}" y="${from}" width="${size}" height="${size}" preserveAspectRatio="xMidYMid meet" href="data:${logo.type};base64,${logo.bytes.toString('base64')}"/>`;
};

/** For home screens: the operator's logo on white, or the default mark. */
export const iconSvg = (logo: LogoFile | null, kind: IconKind, art: ReadonlyMap<string, Illustration>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">${
    logo ? logoIcon(logo, kind) : place(art.get(kind === 'plain' ? 'mark' : 'icon'), 0, 0, 512)
  }</svg>`;

/** The logo's version, or `mark`. */
export const iconVersion = (logo: string | null): string => logo?.split('v=')[1] ?? 'mark';
