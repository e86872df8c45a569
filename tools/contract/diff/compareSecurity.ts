import type { Change } from './change';
import { pairOperations } from './operations';

/** One way to be let in: scopes by the names of schemes, all of which are needed. */
type Requirement = Record<string, string[]>;

type Scheme = Record<string, unknown>;

type Secured = {
  security?: Requirement[];
  components?: { securitySchemes?: Record<string, Scheme> };
};

const SECURITY = 'security';
/** Whoever may come in without anything needs nothing. */
const OPEN: Requirement[] = [{}];
/** What a client has to do for a scheme; its name and its description bind nobody. */
const BINDING = ['type', 'scheme', 'in', 'name', 'flows', 'openIdConnectUrl'];

/** What each way to be let in needs, as texts that are alike in two documents when the needs are. */
function needsOf({ components }: Secured, security: Requirement[]): string[][] {
  return (security.length === 0 ? OPEN : security).map((requirement) =>
    Object.entries(requirement).flatMap(([name, scopes]) => {
      const scheme = components?.securitySchemes?.[name];
      const need = scheme ? JSON.stringify(BINDING.map((key) => scheme[key] ?? null)) : name;
      return [need, ...scopes.map((scope) => `${need} ${scope}`)];
    }),
  );
}

/** True when whoever is let in one of the ways is let in one of the others too. */
const isCovered = (ways: string[][], others: string[][]) =>
  ways.every((way) => others.some((other) => other.every((need) => way.includes(need))));

/**
 * Operations that let in other people than before, by their own word or by that for all operations. It
 * breaks whoever came in and no longer does.
 */
export function compareSecurity(before: object, after: object): Change[] {
  const [old, current] = [before as Secured, after as Secured];
  return pairOperations(before, after).flatMap(({ path, ...operation }): Change[] => {
    const was = (operation.before as Secured).security ?? old.security ?? [];
    const is = (operation.after as Secured).security ?? current.security ?? [];
    const [waysBefore, waysAfter] = [needsOf(old, was), needsOf(current, is)];
    const isBreaking = !isCovered(waysBefore, waysAfter);
    if (!isBreaking && isCovered(waysAfter, waysBefore)) return [];
    return [{ action: 'replace', path: [...path, SECURITY], before: was, after: is, isBreaking }];
  });
}
