import { useId } from 'react';
import type { CalendarFeed } from '#contract/config/calendarFeed.schema';
import { calendarFeed as copy } from '#copy/calendarFeed';
import { format } from '#copy/format';
import { Button } from '#src/components/base/actions/Button/Button';
import { CopyButton } from '#src/components/base/actions/CopyButton/CopyButton';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { useConfirm } from '#src/components/base/feedback/ConfirmDialog/useConfirm';
import { Warning } from '#src/components/base/feedback/Warning/Warning';
import { useFocusAfter } from '#src/components/base/focus';
import { Box, Lead, Title } from '#src/components/operator/account/SecondStepStatus/SecondStepStatus.styles';
import { Address, Buttons, Url, Way, Ways } from './CalendarFeedCard.styles';

export type CalendarFeedAct = 'make' | 'renew' | 'end';

export interface CalendarFeedCardProps {
  /** The secret address, if one exists. */
  feed: CalendarFeed;
  /** The running action. */
  pending: CalendarFeedAct | null;
  /** Called with the confirmed action; `make` needs no confirmation. */
  onAct: (act: CalendarFeedAct) => void;
  /** Called after every copy attempt. */
  onCopied: (copied: boolean) => void;
}

const QUESTIONS = {
  renew: { title: copy.renewConfirm, text: copy.renewHint, label: copy.renew },
  end: { title: copy.endConfirm, text: copy.endHint, label: copy.end },
} as const;

export function CalendarFeedCard({ feed, pending, onAct, onCopied }: CalendarFeedCardProps) {
  const id = useId();
  // The pressed button disappears with the change, so the focus moves to the title.
  const [title, markActed] = useFocusAfter<HTMLHeadingElement>(feed.since ?? '');
  const act = (which: CalendarFeedAct) => {
    markActed();
    onAct(which);
  };
  const { asked, ask, question } = useConfirm<keyof typeof QUESTIONS>(act);
  const words = asked && QUESTIONS[asked];
  if (feed.since === null)
    return (
      <Box aria-labelledby={id}>
        <Title ref={title} id={id} tabIndex={-1}>
          {copy.title}
        </Title>
        <Lead>{copy.lead}</Lead>
        <Button full pending={pending === 'make'} onClick={() => act('make')}>
          {copy.make}
        </Button>
      </Box>
    );
  const asking = (act: keyof typeof QUESTIONS) => ({
    full: true,
    pending: pending === act,
    disabled: pending !== null && pending !== act,
    onClick: () => ask(act),
  });
  return (
    <Box aria-labelledby={id}>
      <Title ref={title} id={id} tabIndex={-1}>
        {copy.title}
      </Title>
      <Lead>{copy.lead}</Lead>
      {feed.url === null ? (
        <Warning>
          <p>{copy.hidden}</p>
        </Warning>
      ) : (
        <>
          <Address>
            <span>
              {copy.address}
              <Url>{feed.url}</Url>
            </span>
            <CopyButton text={feed.url} label={copy.copy} onResult={onCopied} />
          </Address>
          <Lead>{copy.since(format.longInstant(feed.since))}</Lead>
          <Warning>
            <p>{copy.secret}</p>
          </Warning>
          <section aria-labelledby={`${id}-ways`}>
            <h3 id={`${id}-ways`}>{copy.ways}</h3>
            <Ways>
              {copy.phones.map(([device, way]) => (
                <Way key={device}>
                  <dt>{device}</dt>
                  <dd>{way}</dd>
                </Way>
              ))}
            </Ways>
            <Lead>{copy.waits}</Lead>
          </section>
        </>
      )}
      <Buttons>
        <Button {...asking('renew')}>{copy.renew}</Button>
        <Button variant="danger-line" {...asking('end')}>
          {copy.end}
        </Button>
      </Buttons>
      {words && (
        <ConfirmDialog
          {...question}
          tone="danger"
          title={words.title}
          confirmLabel={words.label}
          cancelLabel={copy.goBack}
        >
          <p>{words.text}</p>
        </ConfirmDialog>
      )}
    </Box>
  );
}
