import { createEvents, type EventAttributes, type HeaderAttributes } from 'ics';

/** RFC 5545, 3.1. */
const LINE_OCTETS = 75;

/** Breaks a line between characters into pieces of at most 75 octets. The library counts characters. */
const folded = (line: string): string => {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += more;
  }
  return text;
};

/** Writes the events' addresses itself: the library refuses some valid ones, such as those of a site without a name. */
export const written = (
  events: readonly (EventAttributes & { url: string; timestamp: number })[],
  header: HeaderAttributes,
): string => {
  const addresses: string[] = [];
  const unaddressed = events.map(({ url, ...event }) => {
    addresses.push(url);
    return event;
  });
  const { error, value } = createEvents(unaddressed, header);
  if (error || !value) throw error ?? new Error('no calendar file');
  return value
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .flatMap((line) => (line === 'END:VEVENT' ? [`URL:${addresses.shift()}`, line] : [line]))
    .map(folded)
    .join('\r\n');
};
