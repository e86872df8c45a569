import { createHash } from 'node:crypto';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A policy under which a page's own style and script run, and nothing that a backend has answered. */
export function policyFor(style: string, script: string): string {
  return `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}`;
}
