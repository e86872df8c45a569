import { chromium } from 'playwright-core';
const flags = ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'];
const tabs = (process.argv[2] ?? 'People,Operations,Payments,Clock,Switches,State,Log,Share').split(',');
const widths = (process.argv[3] ?? '1440,390').split(',').map(Number);
const schemes = (process.argv[4] ?? 'light,dark').split(',') as ('light'|'dark')[];
(async () => {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags });
  for (const width of widths) for (const scheme of schemes) {
    const ctx = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 900 }, colorScheme: scheme });
    const page = await ctx.newPage();
    page.on('console', m => { if (m.type() === 'error' || m.type()==='warning') console.log(width, m.type(), m.text().slice(0, 300)); });
    page.on('pageerror', e => console.log('pageerror', e.message));
    await page.goto('http://localhost:4614/projects?as=owner');
    await page.locator('#splash').waitFor({ state: 'detached' });
    await page.screenshot({ path: `/tmp/shots/closed-${width}-${scheme}.png` });
    await page.keyboard.press('Control+Alt+w');
    await page.getByRole('dialog', { name: 'Workbench' }).waitFor();
    for (const t of tabs) {
      await page.getByRole('tab', { name: t }).click();
      if (t === 'Log') await page.locator('[aria-label=Log] li').first().waitFor();
      await page.screenshot({ path: `/tmp/shots/${t}-${width}-${scheme}.png` });
    }
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    console.log(width, scheme, 'sideways', over);
    await ctx.close();
  }
  await browser.close();
})();
