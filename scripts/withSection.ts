/** Replaces a section of a document, between its two markers. */
export const withSection = (document: string, section: string, text: string): string => {
  const begin = `<!-- begin ${section} -->`;
  const from = document.indexOf(begin);
  const to = document.indexOf(`<!-- end ${section} -->`);
  if (from < 0 || to < 0) throw new Error(`the document has no section ${section}`);
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`;
};
