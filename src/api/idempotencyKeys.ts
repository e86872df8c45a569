import { useRef } from 'react';
import { nanoid } from '@reduxjs/toolkit';
import { env } from '@/config/env';
import { getConfig } from '@/config/shopConfig';

/** The header of the key; missing where it is not sent. */
type KeyHeader = { 'Idempotency-Key'?: string };

/**
 * Returns whether requests have keys. To another origin, the header needs a preflight that allows it, which
 * a backend without this extension refuses; there, config.json has to ask for it.
 */
function sendsKeys(): boolean {
  const isSameOrigin = new URL(env.apiHost, location.href).origin === location.origin;
  return getConfig().idempotencyKeys ?? isSameOrigin;
}

/** Returns the header that makes a backend save a repeated request only once. */
export function toKeyHeader(key: string): KeyHeader {
  return sendsKeys() ? { 'Idempotency-Key': key } : {};
}

/** The keys of what a form saves: an input keeps its key until another one is sent or `forget` is called. */
export function useIdempotencyKeys() {
  const last = useRef<{ input: string; key: string } | null>(null);
  return {
    headerOf: (value: unknown): KeyHeader => {
      const input = JSON.stringify(value);
      if (last.current?.input !== input) last.current = { input, key: nanoid() };
      return toKeyHeader(last.current.key);
    },
    forget: (): void => {
      last.current = null;
    },
  };
}
