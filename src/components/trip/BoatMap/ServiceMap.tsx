import { useEffect, useRef } from 'react';
import { Canvas } from './BoatMap.styles';
import type { RenderMap, MapEvents, MapScene } from './mapScene';

interface ServiceMapProps extends MapEvents {
  /** Renders the map into an element of the page. */
  render: RenderMap;
  /** Content of the map. */
  scene: MapScene;
}

/** A map that an external service renders into an element of the page. */
export function ServiceMap({ render, scene, onShown, onFailed }: ServiceMapProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let left = false;
    let takeAway = () => undefined as void;
    render(element, scene).then((remove) => {
      if (left) return remove();
      takeAway = remove;
      onShown();
    }, onFailed);
    return () => {
      left = true;
      takeAway();
    };
  }, [render, scene, onShown, onFailed]);
  return <Canvas ref={box} />;
}
