import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { CatchPicture } from '#contract/catch/catch.schema';
import { catches as copy } from '#copy/catches';
import { frame } from '#copy/frame';
import { Button } from '#src/components/base/actions/Button/Button';
import { VisuallyHidden } from '#src/components/base/display/VisuallyHidden/VisuallyHidden';
import { placeToasts } from '#src/components/base/feedback/Toast/toastPlace';
import { useScrollLock } from '#src/components/base/useScrollLock';
import { holdFocus } from '#src/components/base/focus';
import { StoredPhoto } from '#src/components/trip/StoredPhoto/StoredPhoto';
import { Bar, Caption, Dialog, Photo, Track } from './CatchViewer.styles';

export interface CatchViewerProps {
  /** The photographs and their alternative texts. */
  photos: readonly { picture: CatchPicture; name: string }[];
  /** Index of the photograph shown first. */
  start: number;
  /** Called on closing. */
  onClose: () => void;
}

export function CatchViewer({ photos, start, onClose }: CatchViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(start);
  useScrollLock(true);

  /** The photograph that keys and buttons move to; null once it is shown, or after a movement by finger or wheel. */
  const target = useRef<number | null>(null);
  const step = (by: number) => {
    const box = track.current;
    const index = (target.current ?? shown) + by;
    if (!box || index < 0 || index >= photos.length) return;
    target.current = index;
    box.scrollTo({ left: index * box.clientWidth });
  };
  const byHand = () => {
    target.current = null;
  };
  useLayoutEffect(() => {
    const element = dialog.current;
    const box = track.current;
    const giveBack = holdFocus();
    element?.showModal();
    placeToasts();
    if (box) box.scrollLeft = start * box.clientWidth;
    return () => {
      element?.close();
      placeToasts();
      giveBack();
    };
  }, [start]);

  const turn = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  const current = photos[shown];
  return (
    <Dialog ref={dialog} aria-label={copy.viewer} onClose={onClose} onKeyDown={turn}>
      <Bar>
        <span role="status">
          <span>{copy.place(shown + 1, photos.length)}</span>
          <VisuallyHidden>{`, ${current?.name ?? ''}`}</VisuallyHidden>
        </span>
        <Button variant="deep-line" icon="x" iconOnly onClick={onClose}>
          {frame.close}
        </Button>
      </Bar>
      <Track
        ref={track}
        tabIndex={0}
        aria-label={copy.viewer}
        onPointerDown={byHand}
        onWheel={byHand}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const at = Math.round(scrollLeft / clientWidth);
          if (at === target.current) target.current = null;
          setShown(at);
        }}
      >
        {photos.map(({ picture, name }, index) => (
          <Photo key={`${picture.id} ${index}`} aria-hidden={index !== shown}>
            <StoredPhoto picture={picture} alt={name} sizes="100vw" eager={index === start} />
          </Photo>
        ))}
      </Track>
      <Bar>
        <Button variant="deep-line" icon="left" iconOnly disabled={shown === 0} onClick={() => step(-1)}>
          {copy.previous}
        </Button>
        <Caption>{current?.picture.caption}</Caption>
        <Button
          variant="deep-line"
          icon="right"
          iconOnly
          disabled={shown === photos.length - 1}
          onClick={() => step(1)}
        >
          {copy.next}
        </Button>
      </Bar>
    </Dialog>
  );
}
