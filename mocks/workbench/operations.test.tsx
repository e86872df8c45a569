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
      Status: '418',
      'Body, as JSON': '{"message":"tea"}',
    });
    expect(await screen.findByText('The fault of listProjects is active.')).toBeVisible();
    expect(await listProjects()).toBe(418);
    await user.click(found.getByRole('button', { name: 'Remove the fault of listProjects' }));
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
