/** The message is the reason in one Korean line. */
export class StartFailure extends Error {
  constructor(line: string) {
    super(line);
    this.name = 'StartFailure';
  }
}
