import { useEffect, useRef, useState } from 'react';
import type { ConfirmSecondStep, SecondStepKey } from '#contract/auth/secondStep.schema';
import { secondStep as copy } from '#copy/secondStep';
import type { Refusal } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { RecoveryCodes } from '#src/components/operator/account/RecoveryCodes/RecoveryCodes';
import { SecondStepEnd, type SecondStepEndProps } from '#src/components/operator/account/SecondStepEnd/SecondStepEnd';
import { SecondStepSetup } from '#src/components/operator/account/SecondStepSetup/SecondStepSetup';
import { SecondStepStart } from '#src/components/operator/account/SecondStepStart/SecondStepStart';
import { SecondStepStatus } from '#src/components/operator/account/SecondStepStatus/SecondStepStatus';
import { failureText, refusal } from '#src/store/api';
import { Screen } from '#src/features/base/Screen';
import { showCopied } from '#src/features/base/showCopied';
import { useAction, type Result } from '#src/features/base/useAction';
import { codeRefusals } from '#src/features/operator/actions/codeRefusals';
import {
  useConfirmSecondStepMutation,
  useEndSecondStepMutation,
  useGetSecondStepQuery,
  useStartSecondStepMutation,
} from './endpoints';

type View =
  | { kind: 'status' | 'start' | 'end' }
  /** On, but the recovery codes did not arrive. */
  | { kind: 'unread' }
  | { kind: 'setup'; secondStepKey: SecondStepKey }
  | { kind: 'codes'; codes: readonly string[] };

const STATUS: View = { kind: 'status' };

/** docs/decisions/0023. */
export function SecondStepCard() {
  const query = useGetSecondStepQuery();
  const [view, setView] = useState<View>(STATUS);
  const box = useRef<HTMLDivElement>(null);
  useFocusOnNewContent(box, view.kind);
  const { run, form, clear } = useAction();
  const [start, { isLoading: isStarting, reset: forgetKey }] = useStartSecondStepMutation();
  const [confirm, { isLoading: isConfirming, reset: forgetCodes }] = useConfirmSecondStepMutation();

  const show = (next: View): void => {
    clear();
    setView(next);
  };
  /** Neither the key nor the recovery codes stay in the store. */
  const showStatus = (): void => {
    forgetKey();
    forgetCodes();
    show(STATUS);
  };
  const settle = async <Data,>(result: Result<Data>, done: string | undefined, next: (data: Data) => View) => {
    await run(result, { ...(done && { done }), next: (data) => setView(next(data)) });
    if (refusal(result.error)?.code === 'CONFLICT') showStatus();
  };

  /** After a lost response the second step may be on, with recovery codes that nobody has read. */
  const turnOn = async (sent: ConfirmSecondStep): Promise<void> => {
    const result = await confirm(sent);
    const mayBeOn = result.error !== undefined && refusal(result.error)?.code !== 'VALIDATION';
    if (mayBeOn && (await query.refetch()).data?.on) {
      forgetKey();
      show({ kind: 'unread' });
    } else await settle(result, copy.setup.done, ({ recoveryCodes: codes }) => ({ kind: 'codes', codes }));
  };

  return (
    <div ref={box}>
      <Screen queries={[query]} skeleton="form" failed={{ title: copy.loadFailed }}>
        {(secondStep) => {
          if (view.kind === 'start')
            return (
              <SecondStepStart
                {...form}
                pending={isStarting}
                onSubmit={async (sent) =>
                  settle(await start(sent), undefined, (secondStepKey) => ({ kind: 'setup', secondStepKey }))
                }
                onBack={showStatus}
              />
            );
          if (view.kind === 'setup')
            return (
              <SecondStepSetup
                {...form}
                secondStepKey={view.secondStepKey}
                pending={isConfirming}
                onSubmit={turnOn}
                onCopied={showCopied}
                onBack={showStatus}
              />
            );
          if (view.kind === 'codes')
            return (
              <RecoveryCodes
                codes={view.codes}
                onCopied={showCopied}
                onPrint={() => window.print()}
                onClose={showStatus}
              />
            );
          if (view.kind === 'end') return <End onDone={showStatus} />;
          return (
            <SecondStepStatus
              secondStep={secondStep}
              unread={view.kind === 'unread'}
              onTurnOn={() => show({ kind: 'start' })}
              onTurnOff={() => show({ kind: 'end' })}
            />
          );
        }}
      </Screen>
    </div>
  );
}

const useFocusOnNewContent = (box: { current: HTMLElement | null }, kind: View['kind']) => {
  const last = useRef(kind);
  useEffect(() => {
    if (last.current === kind) return;
    last.current = kind;
    const target = box.current?.querySelector<HTMLElement>(kind === 'start' || kind === 'end' ? 'input' : 'h2');
    target?.focus();
  }, [box, kind]);
};

function End({ onDone }: { onDone: () => void }) {
  const [end, { isLoading: pending }] = useEndSecondStepMutation();
  const { run, error, form, clear } = useAction();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const submit: SecondStepEndProps['onSubmit'] = async ({ kind, ...sent }) => {
    clear();
    setRefusals([]);
    const result = await end(sent);
    const wrong = codeRefusals(result.error, kind);
    setRefusals(wrong);
    const reason = (failure: unknown) => wrong[0]?.reason ?? failureText(failure);
    await run(result, { done: copy.end.done, next: onDone, reason });
    if (refusal(result.error)?.code === 'CONFLICT') onDone();
  };
  return (
    <SecondStepEnd
      {...form}
      refusals={refusals}
      error={refusals.length > 0 ? null : error}
      pending={pending}
      onSubmit={submit}
      onBack={onDone}
    />
  );
}
