/**
 * Runs before the scripts of every page. Removes features that the oldest supported browsers lack
 * (docs/decisions/0010), so that end-to-end tests fail if a page needs them.
 */
export const withoutNewerFeatures = (): void => {
  const without = (holder: object | undefined, ...names: PropertyKey[]): void => {
    for (const name of names) if (holder) Reflect.deleteProperty(holder, name);
  };
  const globals = globalThis as unknown as Record<string, { prototype: object } | undefined>;
  const instances = (name: string): object | undefined => globals[name]?.prototype;
  without(Array, 'fromAsync');
  without(Array.prototype, 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with');
  without(Object, 'groupBy');
  without(Map, 'groupBy');
  without(Promise, 'try', 'withResolvers');
  without(String.prototype, 'isWellFormed', 'toWellFormed');
  without(RegExp, 'escape');
  const iterator = instances('Iterator');
  without(iterator, 'map', 'filter', 'flatMap', 'take', 'drop', 'toArray');
  without(iterator, 'reduce', 'forEach', 'some', 'every', 'find');
  const set = ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'];
  without(Set.prototype, ...set, 'isDisjointFrom');
  without(URL, 'canParse', 'parse');
  without(AbortSignal, 'any', 'timeout');
  without(Response, 'json');
  without(instances('ReadableStream'), 'values', Symbol.asyncIterator);
  without(instances('HTMLElement'), 'showPopover', 'hidePopover', 'togglePopover');
  without(instances('HTMLDialogElement'), 'requestClose');
  without(instances('Document'), 'startViewTransition');
  without(globalThis, 'navigation', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler');
};
