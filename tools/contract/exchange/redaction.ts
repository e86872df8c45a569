const HIDDEN = '[redacted]';
const SECRET_FIELD = /pass(word|wd|phrase|code)?$|passw|secret|token|signature|otp$/i;
/** Words that a person may well choose as a password, and that answers use for themselves. */
const ORDINARY_WORD = /^[a-z]+$/i;

/**
 * Hides secrets in whatever a report is to show. Tokens become `$TOKEN`; values of fields that are
 * secret by their name, and secrets that it was told of, become `[redacted]`.
 */
export class Redactor {
  readonly #tokens = new Set<string>();
  readonly #secrets = new Set<string>();
  readonly #harmless = new Set<string>();

  /** Leaves a made-up token as it is, so that a reader sees that it was made up. */
  show(token: string): void {
    this.#harmless.add(token);
  }

  /** Hides a token from now on. */
  learnToken(token: string): void {
    if (token) this.#tokens.add(token);
  }

  /** Hides a password or a shared secret from now on. */
  learnSecret(secret: string): void {
    if (secret) this.#secrets.add(secret);
  }

  /** Hides secrets in a text that is no JSON. */
  text(text: string): string {
    let hidden = text;
    for (const token of this.#tokens) hidden = hidden.replaceAll(token, '$TOKEN');
    for (const secret of this.#secrets) {
      if (hidden === secret) return HIDDEN;
      // Within a longer text an ordinary word says nothing, and hiding it would spoil the sentence.
      if (!ORDINARY_WORD.test(secret)) hidden = hidden.replaceAll(secret, HIDDEN);
    }
    return hidden;
  }

  /** Hides secrets in a JSON value, deeply. */
  value(value: unknown): unknown {
    if (typeof value === 'string') return this.text(value);
    if (Array.isArray(value)) return value.map((entry) => this.value(entry));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, this.#field(name, entry)]),
    );
  }

  /** Hides secrets in a body, whether it is JSON or not. */
  body(text: string): string {
    try {
      return JSON.stringify(this.value(JSON.parse(text)));
    } catch {
      return this.text(text);
    }
  }

  /** Hides secrets in headers; cookies and credentials altogether. */
  headers(headers: Iterable<[string, string]>): Record<string, string> {
    return Object.fromEntries(
      [...headers].map(([name, value]) => {
        if (/^(set-)?cookie$/i.test(name)) return [name, HIDDEN];
        if (/^(proxy-)?authorization$/i.test(name)) return [name, this.#credentials(value)];
        return [name, this.text(value)];
      }),
    );
  }

  #credentials(value: string): string {
    const [scheme, token = ''] = value.split(/\s+/, 2);
    if (this.#harmless.has(token)) return value;
    return `${scheme} ${/^bearer$/i.test(scheme!) ? '$TOKEN' : HIDDEN}`;
  }

  #field(name: string, entry: unknown): unknown {
    const isText = typeof entry === 'string' && entry !== '';
    if (!isText || !SECRET_FIELD.test(name)) return this.value(entry);
    return this.#tokens.has(entry) ? '$TOKEN' : HIDDEN;
  }
}
