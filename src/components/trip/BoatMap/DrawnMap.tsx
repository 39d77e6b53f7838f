import { useEffect, useRef } from 'react';
import { Canvas } from './BoatMap.styles';
import type { DrawMap, MapEvents, MapScene } from './mapScene';

interface DrawnMapProps extends MapEvents {
  /** Draws the map into an element of the page. */
  draw: DrawMap;
  /** What the map shows. */
  scene: MapScene;
}

/** A map that an external service draws into an element of the page. */
export function DrawnMap({ draw, scene, onShown, onFailed }: DrawnMapProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let left = false;
    let takeAway = () => undefined as void;
    draw(element, scene).then((remove) => {
      if (left) return remove();
      takeAway = remove;
      onShown();
    }, onFailed);
    return () => {
      left = true;
      takeAway();
    };
  }, [draw, scene, onShown, onFailed]);
  return <Canvas ref={box} />;
}
