import type { PersonDraft } from '#contract/manifest/manifest.rules';
import { withStorage } from '#src/features/visitor/drafts/browserStorage';
import { isPersonDraft } from './isPersonDraft';

type Drafts = Record<string, PersonDraft>;

/** Unsaved rows of a link, by place. In this tab only: they survive a reload, but not the end of the tab. */
export const personDrafts = (token: string) => {
  const name = `manifest-draft-${token}`;
  const read = (): Drafts => {
    try {
      const stored: unknown = JSON.parse(withStorage((storage) => storage.getItem(name)) ?? '{}');
      return Object.fromEntries(Object.entries(stored ?? {}).filter(([, draft]) => isPersonDraft(draft)));
    } catch {
      return {};
    }
  };
  const write = (drafts: Drafts): void =>
    void withStorage((storage) =>
      Object.keys(drafts).length > 0 ? storage.setItem(name, JSON.stringify(drafts)) : storage.removeItem(name),
    );
  return {
    of: (place: number): PersonDraft | null => read()[place] ?? null,
    save: (place: number, typed: PersonDraft): void => write({ ...read(), [place]: typed }),
    forget: (place: number): void =>
      write(Object.fromEntries(Object.entries(read()).filter(([each]) => each !== String(place)))),
    forgetAll: (): void => write({}),
  };
};
