/** Replaces a character that carriers cannot send. */
export const UNSENDABLE = '?';

/** Usual substitutes of characters that a carrier cannot send. */
const SUBSTITUTES: Readonly<Record<string, string>> = { '–': '-', '—': '-', '−': '-', '•': '·', '₩': '￦', '〜': '~' };

/** An emoji with all its parts, or one character. */
const SHOWN =
  /\p{RI}\p{RI}|[\d#*]\u20E3|\p{Extended_Pictographic}\p{Emoji_Modifier}?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?)*|[^]/gu;

let sendable: ReadonlySet<string> | null = null;

/** KS X 1001 without ASCII, which carriers send as EUC-KR: two bytes each, from A1 to FE. */
const readSendable = (): ReadonlySet<string> => {
  const decoder = new TextDecoder('euc-kr');
  const bytes = Array.from({ length: 94 }, (_, at) => 0xa1 + at);
  const pairs = bytes.flatMap((lead) => bytes.flatMap((trail) => [lead, trail]));
  return new Set(Array.from(decoder.decode(Uint8Array.from(pairs))).filter((character) => character !== '\uFFFD'));
};

/** As carriers send it (EUC-KR): emoji and rare syllables become `?`. `replaced` has each of them once, as written. */
export const carrierText = (text: string): { text: string; replaced: string[] } => {
  const known = (sendable ??= readSendable());
  const replaced = new Set<string>();
  const sent = text
    .normalize('NFC')
    .replace(/\uFE0F/g, '')
    .replace(SHOWN, (shown) => {
      const written = SUBSTITUTES[shown] ?? shown;
      if (Array.from(written).every((character) => character < '\x80' || known.has(character))) return written;
      replaced.add(shown);
      return UNSENDABLE;
    });
  return { text: sent, replaced: [...replaced] };
};
