import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { backend } from '@/testing/mockServer';
import { listProjects, openTab } from '@/testing/workbench';
import { operations } from '../http/operations';

async function chooseFault(user: UserEvent, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    const field = screen.getByLabelText(label);
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, value);
    else {
      await user.clear(field);
      await user.click(field);
      await user.paste(value);
    }
  }
  await user.click(screen.getByRole('button', { name: 'Set fault' }));
}

describe('the operations', () => {
  it('lists every operation, and sets a fault with a status and a body', async () => {
    const { user, panel: found } = await openTab('Operations');
    const offered = within(found.getByLabelText('Operation')).getAllByRole('option');
    // Every operation, all of them together, and connecting to the chat.
    expect(offered).toHaveLength(operations.length + 2);
    await chooseFault(user, {
      Operation: 'listProjects',
      'Only some of its requests': '@visitor',
      Status: '418',
      Header: 'Cache-Control: no-store, private',
      'Body, as JSON': '{"message":"tea"}',
      When: 'nth',
      'Which calls': '1..3',
      'Then, from the next call': 'status=503,then,live',
    });
    expect(await screen.findByText('The fault of listProjects@visitor is active.')).toBeVisible();
    expect(
      found.getByText(
        'listProjects@visitor:status=418,body={"message":"tea"},header=Cache-Control: no-store%2C private,nth=1..3,then,status=503,then,live',
      ),
    ).toBeVisible();
    expect([await listProjects(), await listProjects(), await listProjects()]).toEqual([
      418, 503, 200,
    ]);
    await user.click(
      found.getByRole('button', { name: 'Remove the fault of listProjects@visitor' }),
    );
    await chooseFault(user, { When: 'every', Status: '99', 'Then, from the next call': '' });
    expect(await screen.findByText(/a whole number from 200 to 599, not "99"/)).toBeVisible();
    expect(await listProjects()).toBe(200);
  });
});

describe('passing calls on', () => {
  it('forwards operations to a real backend, and reports a missing response', async () => {
    expectConsoleOutput(/did not respond to GET .*\/api\/projects/);
    const { user, panel: found } = await openTab('Operations');
    await user.clear(found.getByLabelText('Backend address'));
    await user.click(found.getByLabelText('Backend address'));
    await user.paste('http://127.0.0.1:9');
    await user.click(found.getByRole('checkbox', { name: 'listProjects' }));
    await user.click(found.getByRole('button', { name: 'Pass on' }));
    await screen.findByText('http://127.0.0.1:9 now handles listProjects.');
    await expect(listProjects()).rejects.toThrow();
    await waitFor(() =>
      expect(backend.log.entries().at(-1)).toMatchObject({
        handledBy: 'http://127.0.0.1:9',
        ending: 'broken',
      }),
    );
    await user.click(found.getByRole('button', { name: 'Mock all' }));
    expect(await listProjects()).toBe(200);
  });
});
