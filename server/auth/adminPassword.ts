import { hash, verify } from '@node-rs/argon2';
import { randomInt } from 'node:crypto';
import { cleanCode } from '#contract/text.rules';
import { passwordSpellings } from './passwordSpellings';

/** OWASP's minimum for argon2id, the library's default: 19 MiB, two passes, one lane. */
export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashAdminPassword = (password: string): Promise<string> => hash(cleanCode(password), PASSWORD_COST);

/** Hash of a random password, compared with if the user does not exist. */
export const NO_USER_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$+NIysYOAEVtEmII4JwPrVg$XH1razQN+XQSv9qYysCg7PH5BB4XuGehjHdFdX4nuGY';

/** Takes as long for an unknown user, so that the response time does not reveal user names. */
export const isAdminPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  for (const spelling of passwordSpellings(password))
    if ((await verify(passwordHash ?? NO_USER_HASH, spelling)) && passwordHash !== null) return true;
  return false;
};

/** Characters that are not easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

export const randomCharacters = (count: number): string =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Three groups, about 59 bits of entropy. */
export const generateAdminPassword = (): string => Array.from({ length: 3 }, () => randomCharacters(4)).join('-');
