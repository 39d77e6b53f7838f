import type { ReactElement } from 'react';

type Arranged = ReactElement | readonly Elements[] | false | null | undefined;
/**
 * No text beside other children, because a browser's translation takes it away from React
 * (tests/repository/translatedText.test.ts).
 */
export type Elements = Arranged | '';
/** For a place that puts a text into an element of its own. */
export type TextOrElements = Arranged | string;
