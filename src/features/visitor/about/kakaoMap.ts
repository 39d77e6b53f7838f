import { isKakaoScript } from '#contract/kakaoMap.rules';
import { color } from '#src/components/base/theme/tokens';
import type { RenderMap } from '#src/components/trip/BoatMap/mapScene';

interface KakaoMaps {
  load: (ready: () => void) => void;
  LatLng: new (latitude: number, longitude: number) => object;
  Map: new (
    box: HTMLElement,
    options: { center: object; level: number },
  ) => {
    setDraggable: (on: boolean) => void;
    setZoomable: (on: boolean) => void;
    addControl: (control: object, position: unknown) => void;
  };
  Marker: new (options: { map: object; position: object; title: string }) => object;
  CustomOverlay: new (options: { map: object; position: object; content: HTMLElement; yAnchor: number }) => object;
  ZoomControl: new () => object;
  ControlPosition: { RIGHT: unknown };
}
type WithKakao = Window & { kakao?: { maps: KakaoMaps } };

/** Zoom at which streets and piers can be distinguished. */
const LEVEL = 4;
/** A multiple of the name's height. */
const NAME_ABOVE = 2.6;

/** TypeScript's types of the browser lack it. */
interface TrustedTypes {
  createPolicy: (
    name: 'default',
    rules: { createScriptURL: (address: string) => string | null; createHTML: (markup: string) => string },
  ) => object;
  defaultPolicy: object | null;
}

/**
 * Kakao's library does not know Trusted Types: it may add scripts of its own hosts and render markup. Scripts in the
 * markup do not run, because the page's policy requires a nonce.
 */
const trustKakao = (): void => {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => (isKakaoScript(new URL(address, document.baseURI).href) ? address : null),
    createHTML: (markup) => markup,
  });
};

const scripts = new Map<string, Promise<KakaoMaps>>();

const fetchLibrary = (key: string): Promise<KakaoMaps> =>
  new Promise((resolve, reject) => {
    trustKakao();
    const script = document.createElement('script');
    script.src = `https://dapi.kakao.com/v2/maps/sdk.js?appkey=${encodeURIComponent(key)}&autoload=false`;
    script.onerror = () => {
      script.remove();
      scripts.delete(key);
      reject(new Error('Kakao Maps'));
    };
    script.onload = () => {
      const maps = (window as WithKakao).kakao?.maps;
      if (maps) maps.load(() => resolve(maps));
      else script.onerror?.(new Event('error'));
    };
    document.head.append(script);
  });

const nameTag = (name: string): HTMLElement => {
  const tag = document.createElement('span');
  tag.textContent = name;
  Object.assign(tag.style, {
    padding: '1px 12px',
    borderRadius: '8px',
    background: color.mark,
    color: color.onDeep,
    fontWeight: '700',
  });
  return tag;
};

/** `key` is the API key. Gestures are off, so that a finger on the map scrolls the page; buttons zoom. */
export const kakaoMap =
  (key: string): RenderMap =>
  async (box, { place, name }) => {
    const library = scripts.get(key) ?? fetchLibrary(key);
    scripts.set(key, library);
    const maps = await library;
    const position = new maps.LatLng(place.latitude, place.longitude);
    const map = new maps.Map(box, { center: position, level: LEVEL });
    map.setDraggable(false);
    map.setZoomable(false);
    map.addControl(new maps.ZoomControl(), maps.ControlPosition.RIGHT);
    new maps.Marker({ map, position, title: name });
    new maps.CustomOverlay({ map, position, content: nameTag(name), yAnchor: NAME_ABOVE });
    return () => box.replaceChildren();
  };
