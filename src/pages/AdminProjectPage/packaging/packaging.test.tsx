import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fillIn } from '@/testing/forms';
import { backend, server } from '@/testing/mockServer';
import { openProjectForm, requiredTexts, zipFile } from '@/testing/projectForm';

const save = () => screen.getByRole('button', { name: /^(Add project|Save changes)$/ });
const findVersion = () => screen.findByLabelText('Version (optional)');

describe('version, license and support', () => {
  it('are saved with a new project', async () => {
    const { user } = await openProjectForm();
    await fillIn(user, requiredTexts);
    await user.type(await findVersion(), '1.0.0');
    await user.click(screen.getByRole('button', { name: 'Add requirement' }));
    await user.type(screen.getByLabelText('Requirement 1'), 'Node.js 20 or later');
    await user.click(screen.getByRole('button', { name: 'Add release' }));
    const version = screen.getByLabelText('Version of release 1');
    expect(version).toHaveFocus();
    await user.type(version, '1.0.0');
    await user.type(
      screen.getByLabelText('What changed, one per line, of release 1'),
      'First release{Enter}Berths on a map',
    );
    await user.selectOptions(screen.getByLabelText('Which license'), 'Study license');
    await user.click(save());
    await screen.findByText('Harbour Booking was added');
    expect(backend.store.projects.all().at(-1)).toMatchObject({
      version: '1.0.0',
      requirements: ['Node.js 20 or later'],
      changelog: [{ version: '1.0.0', changes: ['First release', 'Berths on a map'] }],
      licence: { name: 'Study license' },
      supportDays: 30,
    });
  });

  it('are checked before they are sent', async () => {
    const { user } = await openProjectForm('/admin/projects/1');
    await findVersion();
    await user.click(screen.getByRole('button', { name: 'Add release' }));
    await fillIn(user, { 'Days of free support (optional)': '30.5' });
    await user.click(save());
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByText(/Give each release a version/)).toBeVisible();
    expect(summary.getByText(/Write a whole number of days/)).toBeVisible();
  });

  it('are neither shown nor sent if the backend keeps none', async () => {
    const packaging = ['version', 'requirements', 'changelog', 'licence', 'support_days'];
    const sent: object[] = [];
    server.use(
      http.get('*/api/admin/projects/1', async ({ request }) => {
        const shop = await fetch(`${process.env.API_HOST}/api/projects/2`);
        const { project } = (await shop.json()) as { project: Record<string, unknown> };
        expect(request.method).toBe('GET');
        const plain = Object.entries({
          ...project,
          id: 1,
          file_name: null,
          sales: 0,
          revenue: 0,
          has_payments: false,
        }).filter(([name]) => !packaging.includes(name));
        return HttpResponse.json({ project: Object.fromEntries(plain) });
      }),
      http.put('*/api/admin/projects/1', async ({ request }) => {
        sent.push((await request.json()) as object);
        return HttpResponse.json({ message: 'No' }, { status: 400 });
      }),
    );
    const { user } = await openProjectForm('/admin/projects/1');
    expect(screen.queryByText('Version, license and support')).not.toBeInTheDocument();
    expect(screen.queryByText('Runs on')).not.toBeInTheDocument();
    await fillIn(user, { Title: 'Another title' });
    await user.click(save());
    await screen.findByRole('alert');
    expect(Object.keys(sent[0]!)).not.toEqual(expect.arrayContaining(['changelog']));
  });
});

describe('an uploaded zip file', () => {
  it('is described by what the backend found in it', async () => {
    const { user } = await openProjectForm();
    await user.upload(screen.getByLabelText('Choose a zip file'), zipFile('harbour.zip'));
    expect(
      await screen.findByText(/It contains 1 file, 1 B unpacked, and no README/),
    ).toBeVisible();
  });
});
