import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

const HEADER = 'title,short_description,description,base_price';
const REST = 'Berths and bills in one place.,For small harbours of up to fifty berths.,4999';

async function openImport() {
  const app = await renderApp('/admin/projects/import', { as: people.admin });
  expect(await screen.findByRole('heading', { level: 1, name: 'Import projects' })).toBeVisible();
  return app;
}

async function choose(user: UserEvent, content: BlobPart, name = 'projects.csv') {
  const input = screen.getByLabelText(/^Choose (a|another) CSV file$/);
  await user.upload(input, new File([content], name, { type: 'text/csv' }));
}

const titles = () => backend.store.projects.all().map(({ title }) => title);

describe('the import of projects', () => {
  it('names each invalid line before anything is added, then adds the others', async () => {
    const { user } = await openImport();
    await choose(user, `${HEADER}\nHarbour Booking,${REST}\n=cmd,${REST}\nBerth Plan,${REST}\n`);
    expect(
      await screen.findByText('2 projects can be imported, 1 line would be left out.'),
    ).toBeVisible();
    const problems = within(screen.getByRole('region', { name: 'Lines with problems' }));
    const [, row] = problems.getAllByRole('row');
    expect([...row!.children].map(({ textContent }) => textContent)).toEqual([
      '3',
      'title',
      'The text begins with =, which spreadsheets run as a formula. Begin it with a letter.',
    ]);
    expect(titles()).not.toContain('Harbour Booking');
    await user.click(screen.getByRole('button', { name: 'Import 2 projects' }));
    const imported = within(await screen.findByRole('region', { name: 'Imported projects' }));
    expect(imported.getByRole('link', { name: 'Berth Plan' })).toBeVisible();
    expect(titles()).toEqual(expect.arrayContaining(['Harbour Booking', 'Berth Plan']));
    expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  });

  it('says what to do with a file that is no CSV, and takes another one', async () => {
    const { user } = await openImport();
    await choose(user, 'PK\u0003\u0004', 'projects.csv');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This is a zip file or an Excel workbook, not a CSV file.',
    );
    const drop = (...types: string[]) => fireEvent.drop(document.body, { dataTransfer: { types } });
    expect([drop('Files'), drop('text/plain')]).toEqual([false, true]);
    await choose(user, '', 'nothing.csv');
    expect(await screen.findByText(/^nothing\.csv is empty\./)).toBeVisible();
    const input = screen.getByLabelText('Choose another CSV file');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(/^nothing\.csv is empty/);
    const files = [new File(['a'], 'a'), new File(['b'], 'b')];
    fireEvent.drop(input, { dataTransfer: { types: ['Files'], files } });
    expect(screen.getByText(/^Please drop one file alone/)).toBeVisible();
    expect(screen.getByText('nothing.csv')).toBeVisible();
    await choose(user, `${HEADER}\nHarbour Master,${REST}\n`);
    expect(await screen.findByText('1 project can be imported.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Please drop one file alone/)).not.toBeInTheDocument();
  });

  it('says when a file was saved again since it was checked, and sends nothing', async () => {
    const { user } = await openImport();
    await choose(user, `${HEADER}\nHarbour Lights,${REST}\n`);
    const button = await screen.findByRole('button', { name: 'Import 1 project' });
    jest.spyOn(File.prototype, 'slice').mockImplementation(() => {
      throw new DOMException('changed', 'NotReadableError');
    });
    await user.click(button);
    expect(await screen.findByText(/^projects\.csv cannot be read any more\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Import|Check)/ })).not.toBeInTheDocument();
    expect(titles()).not.toContain('Harbour Lights');
  });

  it('keeps the file when the import breaks off, and imports nothing twice', async () => {
    const { user } = await openImport();
    // Excel names the delimiter in the first line.
    const table = `\n${HEADER}\nHarbour Office,${REST}\n`.replaceAll(',', '|');
    await choose(user, `"SEP=|"\r\n${table}`);
    const button = await screen.findByRole('button', { name: 'Import 1 project' });
    server.use(
      http.post('*/api/admin/projects/import', () => HttpResponse.error(), { once: true }),
    );
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sending the file again is safe: what is there already is never added twice.',
    );
    await user.click(screen.getByRole('button', { name: 'Import 1 project' }));
    expect(await screen.findByText('1 project imported.')).toBeVisible();
    expect(titles().filter((title) => title === 'Harbour Office')).toHaveLength(1);
  });
});
