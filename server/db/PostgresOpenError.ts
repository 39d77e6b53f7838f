export class PostgresOpenError extends Error {
  readonly code: string;

  constructor(cause: unknown) {
    super('PostgreSQL could not be opened', { cause });
    this.name = 'PostgresOpenError';
    this.code = (cause as { code?: string }).code ?? '';
  }
}
