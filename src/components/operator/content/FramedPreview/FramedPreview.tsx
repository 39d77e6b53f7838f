import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Box, Frame } from './FramedPreview.styles';

export interface FramedPreviewProps {
  /** Accessible name of the preview. */
  title: string;
  /** Width of the window in pixels; the preview shrinks to fit. */
  width: number;
  /** The previewed page. */
  children: ReactNode;
}

/** In pixels. */
const SEEN = 640;

const MADE = 'style[data-styled]';

/** Sets the nonce of the page's policy. */
const copyStyles = (to: Document): void => {
  to.documentElement.lang = document.documentElement.lang;
  if (to.head.childElementCount > 0) return;
  for (const style of document.querySelectorAll<HTMLElement>(`link[rel="stylesheet"], style:not([data-styled])`)) {
    const copy = style.cloneNode(true) as HTMLElement;
    copy.nonce = style.nonce ?? '';
    to.head.append(copy);
  }
};

/** styled-components writes rules into the page only. A StyleSheetManager would burden every visitor's first view. */
const copyRules = (to: Document): void => {
  const made = [...document.querySelectorAll<HTMLStyleElement>(MADE)];
  const count = String(made.reduce((sum, { sheet }) => sum + (sheet?.cssRules.length ?? 0), 0));
  const copy = to.querySelector<HTMLStyleElement>('style[data-rules]') ?? to.createElement('style');
  if (copy.dataset['rules'] === count) return;
  copy.nonce = made[0]?.nonce ?? '';
  copy.dataset['rules'] = count;
  copy.textContent = made.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText)).join('\n');
  if (!copy.isConnected) to.head.append(copy);
};

/** Links are disabled, so that unsaved input stays. */
const staysHere = (event: MouseEvent): void => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};

/** An iframe: media queries see its width. */
export function FramedPreview({ title, width, children }: FramedPreviewProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [inside, setInside] = useState<Document | null>(null);
  const [available, setAvailable] = useState(width);
  const open = (): void => {
    const found = frame.current?.contentDocument ?? null;
    if (found) copyStyles(found);
    setInside(found);
  };
  useLayoutEffect(() => {
    open();
    const seen = box.current;
    if (!seen) return;
    const observer = new ResizeObserver(() => setAvailable(seen.clientWidth));
    observer.observe(seen);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (!inside) return;
    copyRules(inside);
    // Parts that appear later, such as the map, add rules.
    const observer = new MutationObserver(() => copyRules(inside));
    observer.observe(inside.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, [inside]);
  const scale = Math.min(1, available / width);
  return (
    <Box ref={box} style={{ height: SEEN }}>
      <Frame
        ref={frame}
        title={title}
        style={{ width, height: SEEN / scale, ...(scale < 1 && { transform: `scale(${scale})`, marginInline: 0 }) }}
        // Firefox replaces the empty document once.
        onLoad={open}
      />
      {inside && createPortal(<div onClickCapture={staysHere}>{children}</div>, inside.body)}
    </Box>
  );
}
