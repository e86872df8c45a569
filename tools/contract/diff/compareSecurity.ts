import { type Change, pairOperations } from './operations';

/** A security requirement: required scopes by scheme name. All schemes must be satisfied. */
type Requirement = Record<string, string[]>;

type Scheme = Record<string, unknown>;

type Secured = {
  security?: Requirement[];
  components?: { securitySchemes?: Record<string, Scheme> };
};

const SECURITY = 'security';
/** The requirement of public operations. */
const OPEN: Requirement[] = [{}];
/** The properties of a scheme that affect clients; its name and its description do not. */
const RELEVANT = ['type', 'scheme', 'in', 'name', 'flows', 'openIdConnectUrl'];

/** Returns what each alternative requires, as strings that can be compared between documents. */
function needsOf({ components }: Secured, security: Requirement[]): string[][] {
  return (security.length === 0 ? OPEN : security).map((requirement) =>
    Object.entries(requirement).flatMap(([name, scopes]) => {
      const scheme = components?.securitySchemes?.[name];
      const need = scheme ? JSON.stringify(RELEVANT.map((key) => scheme[key] ?? null)) : name;
      return [need, ...scopes.map((scope) => `${need} ${scope}`)];
    }),
  );
}

/** Returns whether clients that satisfy any of `alternatives` also satisfy one of `others`. */
const isCovered = (alternatives: string[][], others: string[][]) =>
  alternatives.every((alternative) =>
    others.some((other) => other.every((need) => alternative.includes(need))),
  );

/**
 * Returns operations whose security requirements changed, whether their own or the global ones. The
 * change is breaking if clients that had access lose it.
 */
export function compareSecurity(before: object, after: object): Change[] {
  const [old, current] = [before as Secured, after as Secured];
  return pairOperations(before, after).flatMap(({ path, ...operation }): Change[] => {
    const was = (operation.before as Secured).security ?? old.security ?? [];
    const is = (operation.after as Secured).security ?? current.security ?? [];
    const [needsBefore, needsAfter] = [needsOf(old, was), needsOf(current, is)];
    const isBreaking = !isCovered(needsBefore, needsAfter);
    if (!isBreaking && isCovered(needsAfter, needsBefore)) return [];
    return [{ action: 'replace', path: [...path, SECURITY], before: was, after: is, isBreaking }];
  });
}
