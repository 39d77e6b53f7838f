import type { ReactElement } from 'react';

type Arranged = ReactElement | readonly Elements[] | false | null | undefined;
/**
 * Excludes text beside other children: a browser's translation replaces such text, and React loses it
 * (tests/repository/translatedText.test.ts).
 */
export type Elements = Arranged | '';
/** For a component that puts a text into its own element. */
export type TextOrElements = Arranged | string;
