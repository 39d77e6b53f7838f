import type { OwnPlace as Place } from '#contract/waiting/waiting.schema';
import { receipt } from '#copy/booking';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { ownPlace as copy, waitingPlace } from '#copy/waiting';
import { Button } from '#src/components/base/actions/Button/Button';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { FactList } from '#src/components/base/display/FactList/FactList';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { useConfirm } from '#src/components/base/feedback/ConfirmDialog/useConfirm';
import { FieldError } from '#src/components/base/form/Field/FieldError';
import { Placed } from '../WaitingPlaced/WaitingPlaced.styles';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';

export interface OwnPlaceProps {
  /** The place in line. */
  place: Place;
  /** Address of the list of trips. */
  listHref: string;
  /** The request to leave the line is running. */
  pending: boolean;
  /** Reason why leaving failed; null without one. */
  error: string | null | undefined;
  /** Called after the confirmation, to leave the line. */
  onLeave: () => void;
}

export function OwnPlace({ place, listHref, pending, error, onLeave }: OwnPlaceProps) {
  const { ask, question } = useConfirm(onLeave);
  const { number, date, guestCount, until } = place;
  return (
    <Placed>
      <FactList
        facts={[
          [waitingPlace.number, waitingPlace.numberOf(number)],
          [receipt.date, format.longDate(date)],
          [receipt.headcount, format.people(guestCount)],
        ]}
      />
      <p>
        <Sentence>{until === null ? copy.inLine : format.unbroken(copy.offered(format.spokenInstant(until)))}</Sentence>
      </p>
      <div role="status">{error && <FieldError>{error}</FieldError>}</div>
      <Button variant="danger-line" size="large" full pending={pending} onClick={() => ask(true)}>
        {copy.leave}
      </Button>
      <LinkButton href={listHref} icon="list" size="large" full>
        {frame.list}
      </LinkButton>
      <ConfirmDialog
        {...question}
        tone="danger"
        title={copy.confirm}
        confirmLabel={copy.leave}
        cancelLabel={copy.goBack}
      >
        {copy.confirmText}
      </ConfirmDialog>
    </Placed>
  );
}
