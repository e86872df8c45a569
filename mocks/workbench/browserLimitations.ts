import { writeStored } from '@/lib/browserStorage';

const CHECK_KEY = 'workbench-check';

/** Browser capabilities that the mock backend uses. */
type Granted = {
  /** Whether local and session storage can be accessed; they may still be full. */
  storage: boolean;
  /** Whether the service worker runs. */
  worker: boolean;
  /** Whether IndexedDB is available. */
  database: boolean;
};

function canStore(): boolean {
  const isStored = writeStored(CHECK_KEY, '');
  writeStored(CHECK_KEY, null);
  return isStored;
}

/** Returns a sentence for each way in which this browser limits the shop; empty if it has none. */
export function describeLimitations({ storage, worker, database }: Granted): string[] {
  return [
    ...(storage && canStore()
      ? []
      : [
          'This browser stores nothing for this site, so the cart, the session and this setup end ' +
            'with the page.',
        ]),
    ...(database
      ? []
      : [
          'This browser has no database for this site, so accounts, payments and uploads end with ' +
            'the page.',
        ]),
    ...(worker
      ? []
      : [
          'This browser runs no service worker for this site, so pictures that an ' +
            'admin uploads are not shown.',
        ]),
  ];
}
