import { screen, within } from '@testing-library/react';
import { fillIn } from '@/testing/forms';
import { openProjectForm, requiredTexts } from '@/testing/projectForm';

const save = () => screen.getByRole('button', { name: 'Add project' });

describe('an invalid field', () => {
  it.each([
    ['Title', 'ab', 'The title needs at least 3 characters'],
    ['Category (optional)', 'x'.repeat(61), 'The category can have at most 60 characters'],
    ['Short description', '', 'Describe the project in a sentence'],
    ['Description', 'Short', 'The description needs at least 20 characters'],
    ['Price in rupees', '4,50', 'Write the price in rupees, such as 4999 or 4999.50'],
    [
      'Demo link (optional)',
      'javascript:alert(1)',
      'Write the whole address, beginning with https:// or http://',
    ],
  ])('shows an error once %s is left with %p', async (label, text, message) => {
    const { user } = await openProjectForm();
    const field = screen.getByLabelText(label);
    await user.click(field);
    if (text) await user.paste(text);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  });
});

describe('saving an invalid form', () => {
  it('lists the errors with links to the fields, and keeps the input', async () => {
    const { user } = await openProjectForm();
    await fillIn(user, { ...requiredTexts, Title: 'ab', 'Price in rupees': 'much' });
    await user.click(save());
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Title: The title needs at least 3 characters',
      'Price: Write the price in rupees, such as 4999 or 4999.50',
    ]);
    expect(screen.getByLabelText('Title')).toHaveFocus();
    await user.click(summary.getByRole('link', { name: 'Price' }));
    expect(screen.getByLabelText('Price in rupees')).toHaveFocus();
    expect(window.location.hash).toBe('');
    expect(screen.getByLabelText('Description')).toHaveValue(requiredTexts.Description);

    await fillIn(user, { Title: 'Long enough' });
    expect(summary.getAllByRole('listitem')).toHaveLength(1);
  });
});
