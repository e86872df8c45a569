import { addressesOf } from './address';
import { fetchFile, type DownloadOptions } from './fileDownload';
import { adminApi, type ExportAdminPaymentsArg } from './generated/admin.gen';

const CSV = 'text/csv';

let addressOf: (arg: ExportAdminPaymentsArg) => string;
adminApi.enhanceEndpoints({
  endpoints: {
    exportAdminPayments: (definition) => {
      addressOf = addressesOf(definition);
    },
  },
});

/**
 * Exports the payments that match a search and filters as CSV (GET /api/admin/payments/export).
 * Rejects like `fetchFile`.
 */
export async function fetchPaymentsCsv(
  selection: ExportAdminPaymentsArg,
  options: DownloadOptions,
): Promise<Blob> {
  return new Blob(await fetchFile(addressOf(selection), [CSV], options), { type: CSV });
}
