import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { kakaoMap } from './kakaoMap';

const SCENE = { place: { latitude: 34.7, longitude: 127.7 }, name: '<b>새벽호</b>' };
const added = () => document.head.querySelector<HTMLScriptElement>('script[src*="dapi.kakao.com"]');
type Host = Window & { kakao?: unknown };

/** A stub of Kakao's library that records its calls. */
const library = (asked: unknown[]) => ({
  maps: {
    load: (ready: () => void) => ready(),
    LatLng: class {
      constructor(
        readonly latitude: number,
        readonly longitude: number,
      ) {}
    },
    Map: class {
      constructor(box: HTMLElement) {
        box.append(document.createElement('canvas'));
      }
      setDraggable = (on: boolean) => void asked.push(['draggable', on]);
      setZoomable = (on: boolean) => void asked.push(['zoomable', on]);
      addControl = () => void asked.push(['control']);
    },
    Marker: class {
      constructor({ position }: { position: object }) {
        asked.push(['marker', { ...position }]);
      }
    },
    CustomOverlay: class {
      constructor({ content }: { content: HTMLElement }) {
        asked.push(['name', content.textContent, content.childElementCount]);
      }
    },
    ZoomControl: class {},
    ControlPosition: { RIGHT: 1 },
  },
});

beforeEach(() => document.head.replaceChildren());
afterEach(() => void Reflect.deleteProperty(window, 'kakao'));

describe('카카오맵', () => {
  test('열쇠로 스크립트를 받아 표시와 이름을 놓고, 치우면 빈자리가 된다', async () => {
    const asked: unknown[] = [];
    const box = document.createElement('div');
    const rendering = kakaoMap('key-1')(box, SCENE);
    expect(added()?.src).toBe('https://dapi.kakao.com/v2/maps/sdk.js?appkey=key-1&autoload=false');
    (window as Host).kakao = library(asked);
    added()?.dispatchEvent(new Event('load'));
    const remove = await rendering;
    expect(asked).toEqual([
      ['draggable', false],
      ['zoomable', false],
      ['control'],
      ['marker', { latitude: 34.7, longitude: 127.7 }],
      ['name', '<b>새벽호</b>', 0],
    ]);
    expect(box.childElementCount).toBe(1);
    remove();
    expect(box.childElementCount).toBe(0);
    await kakaoMap('key-1')(box, SCENE);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
  });

  test('스크립트를 받지 못하면 그렇다고 하고, 다음에는 다시 받는다', async () => {
    const render = kakaoMap('key-2');
    const first = render(document.createElement('div'), SCENE);
    added()?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('Kakao Maps');
    expect(added()).toBeNull();
    void render(document.createElement('div'), SCENE).catch(() => undefined);
    expect(added()).not.toBeNull();
  });

  test('브라우저가 스크립트의 주소를 물으면 카카오의 것만 들인다', () => {
    type Rules = { createScriptURL: (address: string) => string | null };
    const made: Rules[] = [];
    const trustedTypes = { defaultPolicy: null, createPolicy: (_: string, rules: Rules) => made.push(rules) };
    Object.assign(window, { trustedTypes });
    void kakaoMap('key-4')(document.createElement('div'), SCENE).catch(() => undefined);
    Reflect.deleteProperty(window, 'trustedTypes');
    const [rules] = made;
    expect(rules?.createScriptURL('//t1.daumcdn.net/a.js')).toBe('//t1.daumcdn.net/a.js');
    for (const address of ['https://elsewhere.example/a.js', 'data:text/javascript,1', '/assets/a.js'])
      expect(rules?.createScriptURL(address)).toBeNull();
  });

  test('열쇠가 거절되어 빈 스크립트가 오면 그렇다고 한다', async () => {
    const rendering = kakaoMap('key-3')(document.createElement('div'), SCENE);
    added()?.dispatchEvent(new Event('load'));
    await expect(rendering).rejects.toThrow('Kakao Maps');
  });
});
