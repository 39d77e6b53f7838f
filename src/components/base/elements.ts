import type { ReactElement } from 'react';

type Arranged = ReactElement | readonly Elements[] | false | null | undefined;
/**
 * What stands beside other children: no text, which the translation of a browser takes away from React
 * (test/translatedText.test.ts).
 */
export type Elements = Arranged | '';
/** For a place that puts a text into an element of its own. */
export type TextOrElements = Arranged | string;
