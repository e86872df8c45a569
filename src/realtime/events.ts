import type { ServerEvents as SentEvents } from './events.gen';

export type { ClientEvents } from './events.gen';

/**
 * The events that a client receives (specification, section 7). Their data is untrusted, so
 * listeners get it as unknown.
 */
export type ServerEvents = { [Name in keyof SentEvents]: (payload: unknown) => void };
