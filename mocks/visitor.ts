import { keepInTab } from '@/lib/browserStorage';

/** The seeded people by the names that an address gives them; see README. */
const EMAILS = {
  owner: 'asha@example.com',
  customer: 'new@example.com',
  admin: 'admin@example.com',
} as const;

const PASSWORD = 'password';
const TOKEN_KEY = 'token';

type VisitorName = keyof typeof EMAILS;

function isVisitorName(name: string | null): name is VisitorName {
  return name !== null && Object.hasOwn(EMAILS, name);
}

/**
 * Signs a seeded person in for this tab alone, so that two tabs of one browser can be two people.
 * Runs once the worker answers; a tab that has its session keeps it.
 */
export async function visitAs(name: string | null): Promise<void> {
  if (!isVisitorName(name)) return;
  keepInTab(TOKEN_KEY);
  const isNew = new URLSearchParams(window.location.search).has('as');
  if (!isNew && sessionStorage.getItem(TOKEN_KEY)) return;
  const answer = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: EMAILS[name], password: PASSWORD }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (token) sessionStorage.setItem(TOKEN_KEY, token);
}
