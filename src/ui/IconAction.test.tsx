import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconAction } from './IconAction';

describe('an icon button', () => {
  it('shows its name on hover', async () => {
    const user = userEvent.setup();
    render(<IconAction label="Copy the link" />);
    const button = screen.getByRole('button', { name: 'Copy the link' });

    await user.hover(button);
    expect(await screen.findByRole('tooltip', { name: 'Copy the link' })).toBeVisible();

    await user.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  });

  it('shows its name on focus until Escape or a press', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    render(<IconAction label="Copy the link" onClick={onClick} />);

    await user.tab();
    expect(await screen.findByRole('tooltip', { name: 'Copy the link' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

    await user.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
