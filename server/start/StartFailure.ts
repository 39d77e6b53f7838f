/** The server cannot start, and its message says why in one Korean line. */
export class StartFailure extends Error {
  constructor(line: string) {
    super(line);
    this.name = 'StartFailure';
  }
}
