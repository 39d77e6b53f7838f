import { isPinned, nameOf, type Pin } from './pin';

/** Whether screenshots can be compared in this browser, whether that is a failure, and the messages to print. */
export interface Comparable {
  compare: boolean;
  failed: boolean;
  lines: string[];
}
interface Circumstances {
  pin: Pin | null;
  now: Pin;
  /** Whether the sample (sample.ts) is rendered as before; null if none is stored. */
  alike: boolean | null;
  /** Screenshots were requested explicitly, or this is a CI machine: not comparing them is then a failure. */
  strict: boolean;
}

/**
 * The pinned browser compares, regardless of its patch version; another browser compares if it renders the sample
 * identically. Any other browser would report a difference in every story, which says nothing about any of them; a
 * message states so instead.
 */
export const comparable = ({ pin, now, alike, strict }: Circumstances): Comparable => {
  if (!pin || alike === null) return { compare: true, failed: false, lines: [] };
  const names = `기준 그림의 브라우저는 ${nameOf(pin)}이고, 지금 브라우저는 ${nameOf(now)}입니다.`;
  const sameVersion = pin.version === now.version && pin.build === now.build;
  if (alike) return { compare: true, failed: false, lines: sameVersion ? [] : [`${names} 견본은 똑같이 그립니다.`] };
  if (sameVersion)
    return {
      compare: true,
      failed: true,
      lines: [
        '같은 브라우저인데 견본(visual/sample.webp)이 다르게 그려집니다. 글꼴과 시스템의 글자 설정을 확인해 주세요.',
      ],
    };
  const remedy =
    '기준을 이 브라우저로 바꾸려면 npm run visual -- --any-browser로 모두 찍고 npm run visual:accept를 실행해 주세요.';
  if (isPinned(pin, now))
    return {
      compare: true,
      failed: true,
      lines: [`${names} 견본이 다르게 그려지므로 그림의 차이는 브라우저 때문일 수 있습니다. ${remedy}`],
    };
  return {
    compare: false,
    failed: strict,
    lines: [
      `${names} 견본이 다르게 그려져 그림을 비교하지 않았습니다.`,
      `기준을 만든 브라우저로 실행하거나(CHROMIUM_PATH), ${remedy}`,
    ],
  };
};
