import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Box, Frame } from './FramedPreview.styles';

export interface FramedPreviewProps {
  /** Accessible name of the preview. */
  title: string;
  /** Width of the previewed window, in pixels. Where there is less room, the preview is made smaller. */
  width: number;
  /** The previewed page. */
  children: ReactNode;
}

/** Height of what is seen of the preview, which scrolls, in pixels. */
const SEEN = 640;

const MADE = 'style[data-styled]';

/** Fonts and other styles that are not made by components, with the nonce that the page's policy asks for. */
const copyStyles = (to: Document): void => {
  to.documentElement.lang = document.documentElement.lang;
  if (to.head.childElementCount > 0) return;
  for (const style of document.querySelectorAll<HTMLElement>(`link[rel="stylesheet"], style:not([data-styled])`)) {
    const copy = style.cloneNode(true) as HTMLElement;
    copy.nonce = style.nonce ?? '';
    to.head.append(copy);
  }
};

/**
 * The rules that components have made so far, which styled-components writes into the page and not into the frame. Its
 * own manager of several documents would be part of every visitor's first view.
 */
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

/** In a preview nothing leads anywhere: what is typed and not saved stays. */
const staysHere = (event: MouseEvent): void => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};

/**
 * A page as it is in a window of a given width, whatever the real window's: in a frame, so that every condition on the
 * width asks for the frame's. Its links lead nowhere.
 */
export function FramedPreview({ title, width, children }: FramedPreviewProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [inside, setInside] = useState<Document | null>(null);
  const [room, setRoom] = useState(width);
  const open = (): void => {
    const found = frame.current?.contentDocument ?? null;
    if (found) copyStyles(found);
    setInside(found);
  };
  useLayoutEffect(() => {
    open();
    const seen = box.current;
    if (!seen) return;
    const observer = new ResizeObserver(() => setRoom(seen.clientWidth));
    observer.observe(seen);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (!inside) return;
    copyRules(inside);
    // What is drawn later, such as the map, makes its rules when it is drawn.
    const observer = new MutationObserver(() => copyRules(inside));
    observer.observe(inside.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, [inside]);
  const scale = Math.min(1, room / width);
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
