/** In ems of Pretendard Bold; rather too wide than too narrow. */
const widthOf = (character: string): number => {
  if (/[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af\u4e00-\u9fff\u3040-\u30ff]/.test(character)) return 0.9;
  if (/[\s.,·:;'!|()]/.test(character)) return 0.36;
  if (/[0-9a-z]/.test(character)) return 0.64;
  return /[A-Z]/.test(character) ? 0.74 : 1;
};

/** In pixels, like `size`; estimated. */
export const widthOfText = (text: string, size: number): number =>
  Array.from(text).reduce((sum, character) => sum + widthOf(character), 0) * size;

const cut = (text: string, size: number, width: number): string => {
  if (widthOfText(text, size) <= width) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && widthOfText(`${characters.join('')}…`, size) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
};

/** Between words and list items. A word longer than a line is broken. */
const wrap = (text: string, size: number, width: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(/(?<=[·,/])|(?= )/)) {
    const word = line ? piece : piece.trimStart();
    const longer = line + word;
    if (widthOfText(longer, size) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const character of word.trimStart()) {
      if (line && widthOfText(line + character, size) > width) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line ? [...lines, line] : lines;
};

/** The font lacks emoji and control characters. */
const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Extended_Pictographic}\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** At the largest size that fits into the allowed lines, else at the last size and truncated. */
export const fitText = (
  text: string,
  width: number,
  sizes: readonly { size: number; lines: number }[],
): { size: number; lines: string[] } => {
  const words = drawable(text);
  for (const { size, lines: most } of sizes) {
    const lines = wrap(words, size, width);
    if (lines.length <= most) return { size, lines };
  }
  const { size, lines: most } = sizes.at(-1) ?? { size: 16, lines: 1 };
  const lines = wrap(words, size, width);
  const last = lines.slice(most - 1).join(' ');
  return { size, lines: [...lines.slice(0, most - 1), cut(last, size, width)] };
};
