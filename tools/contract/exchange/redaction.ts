import { hideNamed, isSecretName } from './secretNames';

const HIDDEN = '[redacted]';
/** What may well stand in a longer text by itself, and says nothing there: a word, and what is short. */
const SAYS_NOTHING = /^([a-z]+|.{1,5})$/i;

/**
 * Hides secrets in whatever a report is to show. What it was told of becomes the variable that stands
 * for it in a shell, such as `$TOKEN`; what is secret by the name of its field becomes `[redacted]`.
 */
export class Redactor {
  readonly #shownAs = new Map<string, string>();

  /** Shows something else in place of a secret from now on. */
  learn(secret: string, shownAs = HIDDEN): void {
    if (secret) this.#shownAs.set(secret, shownAs);
  }

  /** Hides a token of which it is not known yet whose it is. */
  learnToken(token: string): void {
    if (!this.#shownAs.has(token)) this.learn(token, '$TOKEN');
  }

  /**
   * Hides what it was told of in a text that the checker sends. Everything else in it was invented, and
   * has to be seen: another value might make another call of it.
   */
  sent(text: string): string {
    const known = this.#shownAs.get(text);
    if (known !== undefined) return known;
    let shown = text;
    for (const [secret, shownAs] of this.#shownAs) {
      if (!SAYS_NOTHING.test(secret)) shown = shown.replaceAll(secret, () => shownAs);
    }
    return shown;
  }

  /** The same for a body, whether it is JSON or not. */
  sentBody(text: string): string {
    try {
      return JSON.stringify(
        JSON.parse(text, (_name, value: unknown) =>
          typeof value === 'string' ? this.sent(value) : value,
        ),
      );
    } catch {
      return this.sent(text);
    }
  }

  /** Hides secrets in a text that is no JSON. */
  text(text: string): string {
    return hideNamed(this.sent(text), HIDDEN);
  }

  /** Hides secrets in a JSON value, deeply; all of it when it stands within a secret field. */
  value(value: unknown, isSecret = false): unknown {
    if (Array.isArray(value)) return value.map((entry) => this.value(entry, isSecret));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([name, entry]) => [
          name,
          this.value(entry, isSecret || isSecretName(name)),
        ]),
      );
    }
    const saysNothing = value === null || value === '' || typeof value === 'boolean';
    if (isSecret && !saysNothing) {
      return (typeof value === 'string' && this.#shownAs.get(value)) || HIDDEN;
    }
    return typeof value === 'string' ? this.text(value) : value;
  }

  /** Hides secrets in a body, whether it is JSON or not. */
  body(text: string): string {
    try {
      return JSON.stringify(this.value(JSON.parse(text)));
    } catch {
      return this.text(text);
    }
  }

  /** Hides secrets in the headers of an answer. */
  headers(headers: Iterable<[string, string]>): Record<string, string> {
    return Object.fromEntries(
      [...headers].map(([name, value]) => [name, this.value(value, isSecretName(name)) as string]),
    );
  }
}
