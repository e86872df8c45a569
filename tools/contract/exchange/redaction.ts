import { hideNamed, isSecretName } from './secretNames';

const HIDDEN = '[redacted]';
/** Matches secrets that also occur in longer texts by chance: single words and very short ones. */
const COMMON = /^([a-z]+|.{1,5})$/i;

/**
 * Redacts secrets in reports. A known secret is replaced with its shell variable, such as `$TOKEN`; the
 * value of a field with a secret name is replaced with `[redacted]`.
 */
export class Redactor {
  readonly #shownAs = new Map<string, string>();
  /** The secrets that are replaced within longer texts too. */
  readonly #distinct = new Set<string>();

  /** Replaces a secret with `shownAs` from now on. */
  learn(secret: string, shownAs = HIDDEN): void {
    if (!secret) return;
    this.#shownAs.set(secret, shownAs);
    if (!COMMON.test(secret)) this.#distinct.add(secret);
  }

  /** Redacts a token whose owner is not known yet. */
  learnToken(token: string): void {
    if (!this.#shownAs.has(token)) this.learn(token, '$TOKEN');
  }

  /**
   * Redacts known secrets in a text that the checker sends. The rest was made up by the checker and is
   * shown, so that the request can be repeated exactly.
   */
  sent(text: string): string {
    const known = this.#shownAs.get(text);
    if (known !== undefined) return known;
    let shown = text;
    for (const secret of this.#distinct) {
      if (shown.includes(secret))
        shown = shown.replaceAll(secret, () => this.#shownAs.get(secret)!);
    }
    return shown;
  }

  /** Redacts known secrets in a body that the checker sends, JSON or not. */
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

  /** Redacts secrets in a text that is not JSON. */
  text(text: string): string {
    return hideNamed(this.sent(text), HIDDEN);
  }

  /** Redacts secrets in a JSON value, deeply; with `isSecret`, all strings and numbers in it. */
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
    const isHarmless = value === null || value === '' || typeof value === 'boolean';
    if (isSecret && !isHarmless) {
      return (typeof value === 'string' && this.#shownAs.get(value)) || HIDDEN;
    }
    return typeof value === 'string' ? this.text(value) : value;
  }

  /** Redacts secrets in a body, JSON or not. */
  body(text: string): string {
    try {
      return JSON.stringify(this.value(JSON.parse(text)));
    } catch {
      return this.text(text);
    }
  }

  /** Redacts secrets in response headers. */
  headers(headers: Iterable<[string, string]>): Record<string, string> {
    return Object.fromEntries(
      [...headers].map(([name, value]) => [name, this.value(value, isSecretName(name)) as string]),
    );
  }
}
