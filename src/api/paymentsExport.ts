import { env } from '@/config/env';
import { fetchFile, type DownloadOptions } from './fileDownload';
import type { ExportAdminPaymentsArg } from './generated/admin.gen';

const CSV = 'text/csv';

/**
 * Exports the payments that a search and filters select as CSV (GET /api/admin/payments/export).
 * Rejects like `fetchFile`.
 */
export async function fetchPaymentsCsv(
  selection: ExportAdminPaymentsArg,
  options: DownloadOptions,
): Promise<Blob> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(selection)) query.set(name, String(value));
  const address = `${env.apiHost}/api/admin/payments/export?${query}`;
  return new Blob(await fetchFile(address, [CSV], options), { type: CSV });
}
