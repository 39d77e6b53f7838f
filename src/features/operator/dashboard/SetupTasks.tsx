import { isSetupShown } from '#contract/setup/setup.rules';
import type { Setup, SetupStep } from '#contract/setup/setup.schema';
import { PAGES } from '#contract/paths';
import { setup as copy } from '#copy/setup';
import { DemoNotice } from '#src/components/operator/shell/DemoNotice/DemoNotice';
import { FirstSteps } from '#src/components/operator/shell/FirstSteps/FirstSteps';
import { useAction } from '#src/features/base/useAction';
import { useHideSetupMutation, useSendTestMessageMutation, useStartOverMutation } from './setupEndpoints';

const HREFS: Record<SetupStep, string | null> = {
  store: PAGES.adminSettings,
  bank: PAGES.adminSettings,
  policy: PAGES.adminPolicy,
  day: PAGES.adminBulk(),
  about: PAGES.adminAbout,
  messages: null,
  backup: null,
  address: null,
};

/** The first steps of a new boat, until all are done or the list is hidden. */
export function SetupTasks({ setup }: { setup: Setup }) {
  const [test, { data: tested, isLoading: testing }] = useSendTestMessageMutation();
  const [hide] = useHideSetupMutation();
  const { run } = useAction();
  if (!isSetupShown(setup)) return null;
  return (
    <FirstSteps
      steps={setup.steps}
      hrefOf={(step) => HREFS[step]}
      tested={tested}
      testing={testing}
      onTest={() => void run(test())}
      onHide={() => void run(hide(true), { done: copy.hidden })}
    />
  );
}

export function LeaveDemo() {
  const [startOver, { isLoading }] = useStartOverMutation();
  const { run } = useAction();
  return (
    <DemoNotice
      pending={isLoading}
      onStartOver={async () => {
        if (await run(startOver())) window.location.assign(PAGES.admin);
      }}
    />
  );
}
