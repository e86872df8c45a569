import { randomInt } from 'node:crypto';
import { WRONG_PASSWORD } from '../cases/unknownValues';
import type { ContractDocument } from '../document/types';
import type { Client } from '../exchange/client';
import type { Call } from '../exchange/types';
import { type Facts, missingFacts } from './facts';

/** Login credentials. */
export type Credentials = { email: string; password: string };

/** Settings of a run. */
export type RunSettings = {
  /** URL of the backend without a trailing slash. */
  url: string;
  /** Whether the run may create and change data. */
  mayWrite: boolean;
  includeExtensions: boolean;
  customer?: Credentials | undefined;
  admin?: Credentials | undefined;
  /** The secret shared by the backend and the payment provider. */
  secret?: string | undefined;
  /** Another origin that must be allowed to read responses. */
  origin?: string | undefined;
  /** Timeout for live chat events in milliseconds. */
  realtimeMs: number;
  /** Time to wait for events that must not arrive, in milliseconds. */
  silenceMs: number;
};

/** Thrown to skip a case whose prerequisites are missing; the message says why. */
export class SkipCase extends Error {}

/** The context shared by all cases of a run: settings, client and results of earlier cases. */
export class World {
  readonly #facts: Partial<Facts> = {};
  /** Texts that no response may contain. */
  readonly secrets: string[] = [WRONG_PASSWORD];

  constructor(
    readonly document: ContractDocument,
    readonly client: Client,
    readonly settings: RunSettings,
  ) {
    const { admin, customer, secret } = settings;
    if (admin) this.#keepPassword(admin.password, '$ADMIN_PASSWORD');
    if (customer) this.#keepPassword(customer.password, '$PASSWORD');
    if (secret) this.client.options.redactor.learn(secret);
  }

  /** Stores results of a case for later ones, and redacts their tokens and signatures in reports. */
  learn(facts: Partial<Facts>): void {
    Object.assign(this.#facts, facts);
    const { redactor } = this.client.options;
    if (facts.admin) redactor.learn(facts.admin.token, '$ADMIN_TOKEN');
    if (facts.bystander) redactor.learn(facts.bystander.token, '$OTHER_TOKEN');
    if (facts.payment) redactor.learn(facts.payment.signature, '$SIGNATURE');
  }

  /** Returns a result of an earlier case. Throws `SkipCase` if there is none. */
  need<Name extends keyof Facts>(name: Name): Facts[Name] {
    const fact = this.#facts[name];
    if (fact === undefined) throw new SkipCase(missingFacts[name]);
    return fact;
  }

  /** Returns a result of an earlier case, or undefined if there is none. */
  maybe<Name extends keyof Facts>(name: Name): Facts[Name] | undefined {
    return this.#facts[name];
  }

  /** Returns a call with the token of a user. */
  by(
    who: 'customer' | 'person' | 'bystander' | 'admin',
    call: Call = {},
  ): Call & { token: string } {
    return { ...call, token: this.need(who).token };
  }

  /** Creates a random password, shown as `shownAs` in reports. */
  makePassword(shownAs = '$PASSWORD'): string {
    const password = `checked-${randomInt(100_000_000, 999_999_999)}`;
    this.#keepPassword(password, shownAs);
    return password;
  }

  /** Creates the body of a registration with a new email address. */
  makeRegistration() {
    const number = randomInt(10_000_000, 99_999_999);
    return {
      name: 'Contract Checker',
      email: `contract-check-${Date.now().toString(36)}-${number}@example.com`,
      phone: `+9198${number}`,
      password: this.makePassword(),
      agreeToTerms: true,
    };
  }

  /** Redacts a wrong password that resembles a correct one. */
  keepPassword(password: string): void {
    this.client.options.redactor.learn(password);
  }

  /** Redacts a password in reports, and checks every response for it. */
  #keepPassword(password: string, shownAs: string): void {
    this.secrets.push(password);
    this.client.options.redactor.learn(password, shownAs);
  }
}
