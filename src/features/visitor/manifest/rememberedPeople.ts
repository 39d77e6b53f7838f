import type { PersonDraft } from '#contract/manifest/manifest.rules';
import { withStorage } from '#src/features/visitor/drafts/browserStorage';
import { isPersonDraft } from './isPersonDraft';

const NAME = 'remembered-people';
/** More than the people of the largest party. */
const MOST = 20;

const write = (people: readonly PersonDraft[]): void =>
  void withStorage(
    (storage) => (people.length > 0 ? storage.setItem(NAME, JSON.stringify(people)) : storage.removeItem(NAME)),
    'localStorage',
  );

/** Only people that this browser was asked to remember, newest first. */
export const readRememberedPeople = (): PersonDraft[] => {
  try {
    const stored: unknown = JSON.parse(withStorage((storage) => storage.getItem(NAME), 'localStorage') ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPersonDraft) : [];
  } catch {
    return [];
  }
};

export const rememberPerson = (person: PersonDraft): void => {
  const others = readRememberedPeople().filter(({ name, birth }) => name !== person.name || birth !== person.birth);
  write([person, ...others].slice(0, MOST));
};

export const forgetRememberedPeople = (): void => write([]);
