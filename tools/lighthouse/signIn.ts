import { chromium } from 'playwright-core';

/** Seeded users; see the README. */
const USERS = { customer: 'asha@example.com', admin: 'admin@example.com' } as const;
const PASSWORD = 'password';

/** Logs a seeded user in; returns the token. */
export async function logIn(role: keyof typeof USERS, backend: string): Promise<string> {
  const response = await fetch(`${backend}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: USERS[role], password: PASSWORD }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** Stores the token of a user in the browser at the given debugging port, as an earlier login would. */
export async function signIn(
  port: number,
  role: keyof typeof USERS,
  { shop, backend }: { shop: string; backend: string },
): Promise<void> {
  const token = await logIn(role, backend);
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  try {
    const page = await browser.contexts()[0]!.newPage();
    // A file of the shop's origin that does not load the app.
    await page.goto(`${shop}/robots.txt`);
    await page.evaluate((stored) => localStorage.setItem('token', stored), token);
    await page.close();
  } finally {
    await browser.close();
  }
}
