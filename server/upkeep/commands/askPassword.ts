import { createInterface } from 'node:readline';
import { Writable, type Readable } from 'node:stream';
import { setPasswordText } from '#copy/commands';
import { CommandFailure } from './CommandFailure';

type Input = Readable & { isTTY?: boolean };

/** Does not echo the input. */
const askHidden = async (questions: string[], input: Input, output: Writable): Promise<string[]> => {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
  lines.once('SIGINT', () => lines.close());
  const answers = lines[Symbol.asyncIterator]();
  const answered: string[] = [];
  try {
    for (const question of questions) {
      output.write(`${question}: `);
      const line = await answers.next();
      output.write('\n');
      // Ctrl+C, or a closed terminal.
      if (line.done) throw new CommandFailure(setPasswordText.given);
      answered.push(line.value);
    }
    return answered;
  } finally {
    lines.close();
  }
};

/** The password is the first line; the second line confirms it, if there is one. */
const readPiped = async (input: Input): Promise<{ password: string; confirm: string }> => {
  let sent = '';
  for await (const chunk of input.setEncoding('utf8')) sent += String(chunk);
  const [password = '', again = ''] = sent.split(/\r?\n/);
  return { password, confirm: again || password };
};

/** On a terminal it asks twice; piped input is read. */
export const askPassword = async (input: Input, output: Writable): Promise<{ password: string; confirm: string }> => {
  if (!input.isTTY) return readPiped(input);
  const [password = '', confirm = ''] = await askHidden([setPasswordText.ask, setPasswordText.askAgain], input, output);
  return { password, confirm };
};
