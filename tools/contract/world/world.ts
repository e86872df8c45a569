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
  /** The names of the extensions that the backend offers. */
  extensions: 'all' | readonly string[];
  customer?: Credentials | undefined;
  admin?: Credentials | undefined;
  /** The secret shared by the backend and the payment provider. */
  secret?: string | undefined;
  /** Where the backend takes the provider's events, and the secret that signs them. */
  webhook?: { url: string; secret: string } | undefined;
  /** Address of the mails that the backend has sent. */
  mails?: string | undefined;
  /** Another origin that must be allowed to read responses. */
  origin?: string | undefined;
  /** Timeout for live chat events in milliseconds. */
  realtimeMs: number;
  /** Time to wait for events that must not arrive, in milliseconds. */
  silenceMs: number;
};

/** Why a case is skipped that needs another extension. */
export const NOT_OFFERED = 'extension: add --include-extensions, or its name to --extensions';

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
    const { admin, customer, secret, webhook } = settings;
    if (admin) this.#keepPassword(admin.password, '$ADMIN_PASSWORD');
    if (customer) this.#keepPassword(customer.password, '$PASSWORD');
    for (const each of [secret, webhook?.secret])
      if (each) this.client.options.redactor.learn(each);
  }

  /** Returns whether the backend offers an extension; what belongs to none is always offered. */
  offers(extension: string | null): boolean {
    const { extensions } = this.settings;
    return extension === null || extensions === 'all' || extensions.includes(extension);
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

  /** Returns the token in the link that was mailed to an address, or throws `SkipCase`. */
  async mailedToken(address: string): Promise<string> {
    const { mails } = this.settings;
    if (!mails) throw new SkipCase('needs a link from a mail: add --mails');
    const sent = await fetch(mails)
      .then((response) => response.json() as Promise<{ to: string; link?: string | null }[]>)
      .catch(() => []);
    const link = sent.find(({ to, link: its }) => to === address && its?.includes('#token='))?.link;
    if (!link) throw new SkipCase('no mail with a link was found: check --mails');
    const token = link.split('#token=')[1]!;
    this.client.options.redactor.learn(token, '$MAILED_TOKEN');
    return token;
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
