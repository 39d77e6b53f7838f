import { useEffect, useId, useRef } from 'react';
import { carrierText } from '#contract/messages/carrierText.rules';
import { NOTICE_MAX, noticeProblem } from '#contract/notice/notice.rules';
import { cleanLines } from '#contract/text.rules';
import { notice as copy } from '#copy/callList';
import { changedMeanwhile } from '#copy/changedMeanwhile';
import { format } from '#copy/format';
import { noticeText } from '#copy/messages';
import { useFacts } from '#src/components/base/feedback/ChangedFacts/useFacts';
import { useUnsaved } from '#src/components/base/form/unsaved';
import { Button } from '#src/components/base/actions/Button/Button';
import { useCheckedForm, type CheckedFormProps } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { FormCard } from '#src/components/base/form/FormCard/FormCard';
import { TextArea } from '#src/components/base/form/TextArea/TextArea';
import { Preview, Replaced, Text, To } from './NoticeForm.styles';

export interface NoticeFormProps extends CheckedFormProps<{ text: string }> {
  /** Name of the store, the start of every message. */
  storeName: string;
  /** Number of bookings that get the message. */
  bookings: number;
  /** Called on close. */
  onClose: () => void;
}

export function NoticeForm({ storeName, bookings, onClose, ...rest }: NoticeFormProps) {
  const previewId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const { values, field, card } = useCheckedForm<{ text: string }, { text: string }>({
    ...rest,
    initial: { text: '' },
    fields: ['text'],
    read: ({ text }) => ({ text: cleanLines(text) }),
    problems: ({ text }) => [noticeProblem(text)].filter((problem) => problem !== null),
  });
  const stated = useFacts([[changedMeanwhile.terms.receivers, format.cases(bookings)]]);
  const text = cleanLines(values.text);
  const sent = carrierText(noticeText(storeName, text));
  useUnsaved(text !== '', rest.pending);
  const { ref, ...input } = field('text');
  return (
    <FormCard
      {...card}
      stated={stated}
      label={copy.title}
      submitLabel={copy.submit(format.cases(bookings))}
      submittingLabel={copy.submitting}
      actions={
        <Button variant="quiet" full onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      <TextArea
        label={copy.text}
        maxCharacters={NOTICE_MAX}
        rows={4}
        {...input}
        ref={(element) => {
          area.current = element;
          ref(element);
        }}
      />
      <Preview aria-labelledby={previewId}>
        <h3 id={previewId}>{copy.preview}</h3>
        {text !== '' && sent.replaced.length > 0 && <Replaced role="status">{copy.replaced(sent.replaced)}</Replaced>}
        <Text data-empty={text === '' || undefined}>{text === '' ? copy.nothing : sent.text}</Text>
      </Preview>
      <To>{copy.to(format.cases(bookings))}</To>
    </FormCard>
  );
}
