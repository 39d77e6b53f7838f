/** A command failed; the message gives the reason in one Korean line. */
export class CommandFailure extends Error {
  constructor(line: string) {
    super(line);
    this.name = 'CommandFailure';
  }
}

/** An external program that the command runs has failed. */
export class ToolFailure extends CommandFailure {}

/** An external program that the command runs is not installed. */
export class ToolMissing extends CommandFailure {}
