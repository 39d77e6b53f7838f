/** The command could not do what it was asked, and its message says why in one Korean line. */
export class CommandFailure extends Error {
  constructor(line: string) {
    super(line);
    this.name = 'CommandFailure';
  }
}

/** A program that the command works through said that it failed. */
export class ToolFailure extends CommandFailure {}
