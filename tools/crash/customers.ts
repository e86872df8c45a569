const PASSWORD = 'a-secret';
const CREATED = 201;

/** Registers customers at a server that may die at any time. */
export class Customers {
  /** Customers whose registration was confirmed. */
  readonly #emails: string[] = [];
  readonly #host: string;
  #sent = 0;
  #unclear = 0;

  constructor(host: string) {
    this.#host = host;
  }

  /** Number of confirmed registrations. */
  get answered(): number {
    return this.#emails.length;
  }

  /** Number of registrations without a response, which may or may not be stored. */
  get cutOff(): number {
    return this.#unclear;
  }

  /** Registers another customer; returns whether a response arrived. */
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

  /** Returns the emails of customers whose registration was confirmed and who cannot log in. */
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
