import { randomInt } from 'node:crypto';
import { WRONG_PASSWORD } from '../cases/unknown';
import type { ContractDocument } from '../document/types';
import type { Client } from '../exchange/client';
import { missingFacts, type Facts } from './facts';

/** Something to act as: an email and its password. */
export type Credentials = { email: string; password: string };

/** What a run is allowed and given. */
export type RunSettings = {
  /** Address of the backend without a trailing slash. */
  url: string;
  /** Whether anything may be created or changed. */
  mayWrite: boolean;
  includeExtensions: boolean;
  customer?: Credentials | undefined;
  admin?: Credentials | undefined;
  /** What the backend shares with the payment provider. */
  secret?: string | undefined;
  /** Another origin that has to be able to read the answers. */
  origin?: string | undefined;
  /** Milliseconds within which an event of the live chat has to arrive. */
  realtimeMs: number;
  /** Milliseconds in which an event that must not arrive is waited for. */
  silenceMs: number;
};

/** Thrown where something is missing that a case needs; the case is skipped. */
export class Unavailable extends Error {}

/** The backend under test as the cases know it so far. */
export class World {
  readonly #facts: Partial<Facts> = {};
  /** Texts that no answer may hold. */
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

  /** Remembers what a case has found out; hides the tokens of sessions by whose they are. */
  learn(facts: Partial<Facts>): void {
    Object.assign(this.#facts, facts);
    const { redactor } = this.client.options;
    if (facts.admin) redactor.learn(facts.admin.token, '$ADMIN_TOKEN');
    if (facts.bystander) redactor.learn(facts.bystander.token, '$OTHER_TOKEN');
    if (facts.payment) redactor.learn(facts.payment.signature, '$SIGNATURE');
  }

  /** Something that an earlier case found out; without it the asking case is skipped. */
  need<Name extends keyof Facts>(name: Name): Facts[Name] {
    const fact = this.#facts[name];
    if (fact === undefined) throw new Unavailable(missingFacts[name]);
    return fact;
  }

  /** The same, where a case can do without. */
  maybe<Name extends keyof Facts>(name: Name): Facts[Name] | undefined {
    return this.#facts[name];
  }

  /** A password that nobody has yet; `shownAs` stands for it in reports. */
  makePassword(shownAs = '$PASSWORD'): string {
    const password = `checked-${randomInt(100_000_000, 999_999_999)}`;
    this.#keepPassword(password, shownAs);
    return password;
  }

  /** A registration that no account has yet. */
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

  /** Hides a password in reports, and looks for it in every answer. */
  #keepPassword(password: string, shownAs: string): void {
    this.secrets.push(password);
    this.client.options.redactor.learn(password, shownAs);
  }
}
