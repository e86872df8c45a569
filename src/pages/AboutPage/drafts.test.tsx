import { screen } from '@testing-library/react';
import { people, renderApp } from '@/testing/renderApp';

const field = (name: string) => screen.getByRole('textbox', { name });
const notice = () => screen.queryByText('Restored what you had typed');

async function openForm(options?: Parameters<typeof renderApp>[1]) {
  const app = await renderApp('/about', options);
  await screen.findByRole('form', { name: 'Send us a Message' });
  return app;
}

describe('a message that was not sent', () => {
  it('is restored after a reload', async () => {
    const { user, close } = await openForm();
    expect(notice()).not.toBeInTheDocument();
    await user.type(field('Subject'), 'A question');
    await user.type(field('Message'), 'Do you ship to the moon?');
    close();

    await openForm();
    expect(await screen.findByText('Restored what you had typed')).toBeVisible();
    expect(field('Subject')).toHaveValue('A question');
    expect(field('Message')).toHaveValue('Do you ship to the moon?');
  });

  it('is restored for the user who typed it and for no one else', async () => {
    const { user, close } = await openForm({ as: people.newCustomer });
    await user.type(field('Message'), 'Half a message');
    close();

    localStorage.clear();
    const guest = await openForm();
    expect(field('Message')).toHaveValue('');
    guest.close();

    await openForm({ as: people.newCustomer });
    expect(await screen.findByText('Restored what you had typed')).toBeVisible();
    expect(field('Message')).toHaveValue('Half a message');
  });
});
