import { randomInt } from 'node:crypto';
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
  readonly secrets: string[] = [];

  constructor(
    readonly document: ContractDocument,
    readonly client: Client,
    readonly settings: RunSettings,
  ) {
    for (const password of [settings.customer?.password, settings.admin?.password]) {
      if (password) this.keepSecret(password);
    }
    if (settings.secret) this.client.options.redactor.learnSecret(settings.secret);
  }

  /** Remembers what a case has found out. */
  learn(facts: Partial<Facts>): void {
    Object.assign(this.#facts, facts);
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

  /** Hides a password in reports, and looks for it in every answer. */
  keepSecret(password: string): string {
    this.secrets.push(password);
    this.client.options.redactor.learnSecret(password);
    return password;
  }

  /** A registration that no account has yet. */
  makeRegistration() {
    const number = randomInt(10_000_000, 99_999_999);
    return {
      name: 'Contract Checker',
      email: `contract-check-${Date.now().toString(36)}-${number}@example.com`,
      phone: `+9198${number}`,
      password: this.keepSecret(`checked-${randomInt(100_000_000, 999_999_999)}`),
      agreeToTerms: true,
    };
  }
}
