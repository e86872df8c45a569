import { chromium } from 'playwright-core';

/** Seeded people, a customer with purchases and an admin; see README. */
const PEOPLE = { customer: 'asha@example.com', admin: 'admin@example.com' } as const;
const PASSWORD = 'password';

/** Leaves a person's token in the browser at a debugging port, as an earlier visit would. */
export async function signIn(
  port: number,
  person: keyof typeof PEOPLE,
  { shop, backend }: { shop: string; backend: string },
): Promise<void> {
  const answer = await fetch(`${backend}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: PEOPLE[person], password: PASSWORD }),
  });
  const { token } = (await answer.json()) as { token: string };
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  try {
    const page = await browser.contexts()[0]!.newPage();
    // A file of the shop's origin that loads nothing of the app.
    await page.goto(`${shop}/robots.txt`);
    await page.evaluate((stored) => localStorage.setItem('token', stored), token);
    await page.close();
  } finally {
    await browser.close();
  }
}
