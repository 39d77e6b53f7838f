import { lazy, type ComponentType } from 'react';
import { loadChunk } from './loadChunk';

/** A page whose script is fetched when it is first shown; `name` is its export. */
export const lazyPage = <Name extends string, Props>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) => lazy(async () => ({ default: (await loadChunk(name, load))[name] }));
