/** The message gives the reason in one Korean line. */
export class CommandFailure extends Error {
  constructor(line: string) {
    super(line);
    this.name = 'CommandFailure';
  }
}

/** An external program has failed. */
export class ToolFailure extends CommandFailure {}

/** An external program is not installed. */
export class ToolMissing extends CommandFailure {}
