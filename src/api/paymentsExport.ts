import { env } from '@/config/env';
import { fetchFile, type DownloadOptions } from './fileDownload';
import type { ExportAdminPaymentsArg } from './generated/admin.gen';

const CSV = 'text/csv';

/**
 * Everybody's payments as a table for spreadsheets, of those that a search and filters select
 * (GET /api/admin/payments/export). Rejects as `fetchFile` does.
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
