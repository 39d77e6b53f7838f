import type { ManifestRow } from '#contract/manifest/manifest.schema';
import { manifest as copy } from '#copy/manifest';
import { Button } from '#src/components/base/actions/Button/Button';
import type { Elements } from '#src/components/base/elements';
import { Actions, Head, Item, Name, Number } from './ManifestRows.styles';

interface PersonRowProps {
  /** The person, or an empty place. */
  row: ManifestRow;
  /** From 1, in the order of the list. */
  number: number;
  /** The first empty row: its button is the filled one. */
  isNext: boolean;
  /** The row's running action. */
  pending: 'save' | 'link' | 'remove' | null;
  /** Opens the form. */
  onOpen: () => void;
  /** Sends the row's link; `near` is the pressed button. */
  onSend: (near: HTMLElement) => void;
  /** Asks before the person is removed. */
  onRemove: () => void;
  /** The open form, which replaces the actions. */
  children: Elements;
}

/** One row of the party's list. Rows written by a companion or the captain can be removed, but not read. */
export function PersonRow({ row, number, isNext, pending, onOpen, onSend, onRemove, children }: PersonRowProps) {
  const isWritten = row.writtenAt !== null;
  const isOwn = row.writtenBy === 'BOOKER';
  const title = row.name || copy.row(number);
  const state = row.writtenBy ? copy.by[row.writtenBy] : row.hasLink ? copy.sent : copy.unwritten;
  const action = (label: string) => ({ 'aria-label': copy.ofRow(title, label), children: label });
  return (
    <Item data-place={row.place} data-written-by={row.writtenBy ?? undefined}>
      <Head>
        <Number>{number}</Number>
        <Name>
          {row.name && <b>{row.name}</b>}
          <span>{state}</span>
        </Name>
        {isWritten && !children && (
          <Actions data-small>
            {isOwn && <Button variant="quiet" onClick={onOpen} {...action(copy.edit)} />}
            <Button variant="quiet" pending={pending === 'remove'} onClick={onRemove} {...action(copy.remove)} />
          </Actions>
        )}
      </Head>
      {!isWritten && !children && (
        <Actions>
          <Button
            variant={isNext ? 'primary' : 'line'}
            data-next={isNext || undefined}
            onClick={onOpen}
            {...action(copy.write)}
          />
          <Button
            icon="share"
            pending={pending === 'link'}
            onClick={(event) => onSend(event.currentTarget)}
            {...action(row.hasLink ? copy.sendAgain : copy.send)}
          />
        </Actions>
      )}
      {children}
    </Item>
  );
}
