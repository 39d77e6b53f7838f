import { hash, verify } from '@node-rs/argon2';
import { randomInt } from 'node:crypto';
import { cleanCode } from '../../contract/text.rules';
import { passwordSpellings } from '../passwordSpellings';

/** argon2id (the library's default) with OWASP's minimum parameters: 19 MiB, two passes, one lane. */
export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of an administrator's cleaned password, as it is stored. */
export const hashAdminPassword = (password: string): Promise<string> => hash(cleanCode(password), PASSWORD_COST);

/** Hash of an unknown random password, with the same parameters; compared with when there is no such user. */
export const NO_USER_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$+NIysYOAEVtEmII4JwPrVg$XH1razQN+XQSv9qYysCg7PH5BB4XuGehjHdFdX4nuGY';

/**
 * Verifies a password. Without a user it takes as long, so that the response time does not reveal which user names
 * exist.
 */
export const isAdminPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  for (const spelling of passwordSpellings(password))
    if ((await verify(passwordHash ?? NO_USER_HASH, spelling)) && passwordHash !== null) return true;
  return false;
};

/** Letters and digits that are not confused with one another when copied by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Draws that many random letters and digits. */
export const drawCharacters = (count: number): string =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Generates a password of three groups, about 59 bits of entropy. */
export const generateAdminPassword = (): string => Array.from({ length: 3 }, () => drawCharacters(4)).join('-');
