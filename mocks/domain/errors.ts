/** Why a domain rule rejects a call. */
export type DomainErrorKind =
  | 'badRequest'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'gone'
  | 'wrongContentType'
  | 'unprocessable'
  | 'tooManyRequests';

/** An error whose message can be shown to the user. */
export class DomainError extends Error {
  constructor(
    readonly kind: DomainErrorKind,
    message: string,
    /** Messages by field name, if single fields are invalid. */
    readonly fields?: Readonly<Record<string, string>>,
  ) {
    super(message);
    this.name = 'DomainError';
  }
}
