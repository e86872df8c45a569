/** Why a rule of the backend refuses. */
export type RefusalKind =
  'badRequest' | 'unauthorized' | 'forbidden' | 'notFound' | 'conflict' | 'gone';

/** A refusal with a sentence that a person may be shown. */
export class DomainError extends Error {
  constructor(
    readonly kind: RefusalKind,
    message: string,
    /** What is wrong by the name of the field, where single fields are refused. */
    readonly fields?: Readonly<Record<string, string>>,
  ) {
    super(message);
    this.name = 'DomainError';
  }
}
