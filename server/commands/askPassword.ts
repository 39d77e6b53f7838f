import { createInterface } from 'node:readline';
import { Writable, type Readable } from 'node:stream';
import { setPasswordText } from '../../copy/commands';
import { CommandFailure } from './CommandFailure';

type Input = Readable & { isTTY?: boolean };

/** Asks questions on a terminal one after the other; the input is not echoed. */
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
      // Ctrl+C, or the terminal was closed.
      if (line.done) throw new CommandFailure(setPasswordText.given);
      answered.push(line.value);
    }
    return answered;
  } finally {
    lines.close();
  }
};

/** Reads piped input: the first line, and the second line if there is one. */
const readPiped = async (input: Input): Promise<{ password: string; confirm: string }> => {
  let sent = '';
  for await (const chunk of input.setEncoding('utf8')) sent += String(chunk);
  const [password = '', again = ''] = sent.split(/\r?\n/);
  return { password, confirm: again || password };
};

/** Reads a new password: asked for twice on a terminal, or read from piped input. */
export const askPassword = async (input: Input, output: Writable): Promise<{ password: string; confirm: string }> => {
  if (!input.isTTY) return readPiped(input);
  const [password = '', confirm = ''] = await askHidden([setPasswordText.ask, setPasswordText.askAgain], input, output);
  return { password, confirm };
};
