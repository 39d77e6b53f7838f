import { setupStepSchema, type Setup, type SetupStep } from '#contract/setup/setup.schema';
import { DAY_MS } from '#contract/time.rules';
import type { Backup } from '#contract/backup/backup.schema';
import type { InfoRow, PolicyRow } from '#server/content/settings/config.repository';
import { findAbout } from '#server/content/about/about.repository';
import type { Context } from '#server/context';
import { findSetup, isLastMessageRefused, saveSetup } from './setup.repository';

/** A backup or a request at the public address counts this long. */
const COUNTS_MS = 2 * DAY_MS;

interface Known {
  info: Pick<InfoRow, 'name' | 'tel'>;
  policy: Pick<PolicyRow, 'month'>;
  needsAccount: boolean;
  hasAnyDay: boolean;
  backup: Backup;
}

export const readSetup = async (
  { db, clock, publicUrl }: Pick<Context, 'db' | 'clock' | 'publicUrl'>,
  { info, policy, needsAccount, hasAnyDay, backup }: Known,
): Promise<Setup> => {
  const { testedAt, hiddenSteps, reachedUrl, reachedAt, demo } = await findSetup(db);
  const isRecent = (at: string | null): boolean => at !== null && clock().getTime() - Date.parse(at) <= COUNTS_MS;
  const done: Record<SetupStep, boolean> = {
    store: Boolean(info.name && info.tel),
    bank: !needsAccount,
    policy: policy.month !== null,
    day: hasAnyDay,
    about: (await findAbout(db)).savedAt !== null,
    messages: testedAt !== null && !(await isLastMessageRefused(db)),
    backup: backup.state !== 'off' && isRecent(backup.doneAt),
    address: publicUrl !== undefined && reachedUrl === publicUrl && isRecent(reachedAt),
  };
  const accepted = hiddenSteps?.split(',');
  const open = setupStepSchema.options.filter((step) => !done[step]);
  return {
    steps: setupStepSchema.options.map((step) => ({ step, done: done[step] })),
    isHidden: accepted !== undefined && open.every((step) => accepted.includes(step)),
    isDemo: demo === 'FILLED',
  };
};

/** Hides the list until another step becomes open. */
export const hideSetup = ({ db }: Pick<Context, 'db'>, { steps }: Setup, hidden: boolean): Promise<void> => {
  const open = steps.filter(({ done }) => !done).map(({ step }) => step);
  return saveSetup(db, { hiddenSteps: hidden ? open.join(',') : null });
};
