/** Why a domain rule rejects a call. */
export type RefusalKind =
  'badRequest' | 'unauthorized' | 'forbidden' | 'notFound' | 'conflict' | 'gone';

/** An error whose message can be shown to the user. */
export class DomainError extends Error {
  constructor(
    readonly kind: RefusalKind,
    message: string,
    /** Messages by field name, where single fields are invalid. */
    readonly fields?: Readonly<Record<string, string>>,
  ) {
    super(message);
    this.name = 'DomainError';
  }
}
