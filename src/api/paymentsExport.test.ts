/** @jest-environment node */
import { http, HttpResponse } from 'msw';
import { backend, server } from '@/testing/mockServer';
import { fetchPaymentsCsv } from './adminApi';

const { signal } = new AbortController();

describe('the export of payments', () => {
  it('is a table of the selected payments', async () => {
    const token = (await backend.signIn('admin'))!;
    const table = await fetchPaymentsCsv({ search: 'Asha' }, { token, signal });
    expect(table.type).toBe('text/csv');
    const [, ...rows] = (await table.text()).trim().split(/\r?\n/);
    expect(rows).not.toHaveLength(0);
    for (const row of rows) expect(row).toContain('Asha');
  });

  it('is refused when it is a page', async () => {
    server.use(
      http.get('*/api/admin/payments/export', () => HttpResponse.html('<title>Sign in</title>')),
    );
    const table = fetchPaymentsCsv({}, { token: null, signal });
    await expect(table).rejects.toMatchObject({ name: 'DownloadError', status: 200 });
  });
});
