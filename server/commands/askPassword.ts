import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable, type Readable } from 'node:stream';
import { setPasswordText } from '../../copy/commands';
import { CommandFailure } from './CommandFailure';

type Input = Readable & { isTTY?: boolean };

/** Asks one question on a terminal; what is typed is not shown. */
const askHidden = async (question: string, input: Input, output: Writable): Promise<string> => {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
  output.write(`${question}: `);
  try {
    return await Promise.race([
      once(lines, 'line').then(([line]) => String(line)),
      // Ctrl+C, or the terminal is gone.
      Promise.race([once(lines, 'SIGINT'), once(lines, 'close')]).then(() => {
        throw new CommandFailure(setPasswordText.given);
      }),
    ]);
  } finally {
    lines.close();
    output.write('\n');
  }
};

/** What was sent into the command: the first line, and the second where there is one. */
const readSent = async (input: Input): Promise<{ password: string; confirm: string }> => {
  let sent = '';
  for await (const chunk of input.setEncoding('utf8')) sent += String(chunk);
  const [password = '', again = ''] = sent.split(/\r?\n/);
  return { password, confirm: again || password };
};

/** A new password: asked for twice on a terminal, or read from what is piped in. */
export const askPassword = async (input: Input, output: Writable): Promise<{ password: string; confirm: string }> => {
  if (!input.isTTY) return readSent(input);
  const password = await askHidden(setPasswordText.ask, input, output);
  return { password, confirm: await askHidden(setPasswordText.askAgain, input, output) };
};
