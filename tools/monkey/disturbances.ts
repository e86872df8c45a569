import type { Page } from '@playwright/test';

/** A failure of the shop's surroundings, such as the network. */
export type Disturbance = 'offline' | 'slow' | 'failing' | 'half-failing';

const DELAY_MS = 4000;

const FAULTS: Record<Exclude<Disturbance, 'offline'>, object> = {
  slow: { delayMs: DELAY_MS },
  failing: { status: 500 },
  'half-failing': { status: 503, rate: 0.5 },
};

type Workbench = { setFault: (operation: string, fault: object | null) => void };

async function setFault(page: Page, fault: object | null): Promise<void> {
  await page.evaluate((value) => {
    const { __workbench } = window as unknown as { __workbench?: Workbench };
    __workbench?.setFault('*', value);
  }, fault);
}

/** Starts a disturbance of the page. */
export async function disturb(page: Page, disturbance: Disturbance): Promise<void> {
  if (disturbance === 'offline') await page.context().setOffline(true);
  else await setFault(page, FAULTS[disturbance]);
}

/** Ends every disturbance. */
export async function calm(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await setFault(page, null);
}
