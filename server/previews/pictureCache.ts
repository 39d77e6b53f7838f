/**
 * Drawn pictures by what they say, the most recently asked for last. Bounded: the oldest makes room. Who asks while a
 * picture is being drawn waits for the same drawing; one that failed is drawn anew.
 */
export const pictureCache = (most: number, draw: (key: string, svg: string, width: number) => Promise<Buffer>) => {
  const kept = new Map<string, Promise<Buffer>>();
  return (key: string, svg: () => string, width: number): Promise<Buffer> => {
    const found = kept.get(key) ?? draw(key, svg(), width);
    kept.delete(key);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
    const oldest = kept.keys().next();
    if (kept.size > most && !oldest.done) kept.delete(oldest.value);
    return found;
  };
};
