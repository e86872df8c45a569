const PASSWORD = 'a-secret';
const CREATED = 201;

/** Customers who register at a server that may die at any time. */
export class Customers {
  /** Those whose registration was answered. */
  readonly #emails: string[] = [];
  readonly #host: string;
  #sent = 0;
  #unclear = 0;

  constructor(host: string) {
    this.#host = host;
  }

  /** The number of registrations that were answered. */
  get answered(): number {
    return this.#emails.length;
  }

  /** The number of registrations without an answer, which may or may not be stored. */
  get cutOff(): number {
    return this.#unclear;
  }

  /** Registers another customer; returns whether an answer came. */
  async register(): Promise<boolean> {
    this.#sent += 1;
    const email = `customer${this.#sent}@example.com`;
    const phone = '9845018261';
    const fields = { name: 'Ravi Kumar', email, phone, password: PASSWORD, agreeToTerms: true };
    const status = await this.#post('register', fields);
    if (status === CREATED) this.#emails.push(email);
    else if (status === null) this.#unclear += 1;
    else throw new Error(`The registration of ${email} got ${status}`);
    return status !== null;
  }

  /** Returns the email of each customer whose registration was answered and who cannot log in. */
  async findLost(): Promise<string[]> {
    const lost: string[] = [];
    for (const email of this.#emails) {
      const status = await this.#post('login', { email, password: PASSWORD });
      if (status !== 200) lost.push(email);
    }
    return lost;
  }

  /** Returns the status of the response; null without one. */
  async #post(operation: string, fields: object): Promise<number | null> {
    try {
      const response = await fetch(`${this.#host}/api/auth/${operation}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(fields),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    }
  }
}
