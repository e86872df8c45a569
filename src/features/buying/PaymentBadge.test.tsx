import { render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { theme as shopTheme } from '@/theme/theme';
import { PaymentBadge } from './PaymentBadge';

const GREEN = 'rgb(0, 128, 0)';
const AMBER = 'rgb(255, 191, 0)';
const INK = 'rgb(0, 0, 0)';

const theme = createTheme({
  palette: {
    brand: shopTheme.palette.brand,
    success: { main: GREEN },
    warning: { main: AMBER },
    text: { primary: INK },
  },
});

const renderBadge = (status: string, isRaw?: boolean) =>
  render(<PaymentBadge status={status} {...(isRaw && { isRaw })} />, {
    wrapper: ({ children }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>,
  });

describe('the badge of a payment', () => {
  it.each([
    ['completed', 'Completed', GREEN],
    ['pending', 'Pending', AMBER],
    ['failed', 'Failed', INK],
    ['refunded', 'Refunded', INK],
    ['on_hold', 'on_hold', INK],
    ['constructor', 'constructor', INK],
  ])('that is %s reads %s', (status, text, color) => {
    renderBadge(status);
    expect(screen.getByText(text).parentElement).toHaveStyle({ color });
  });

  it.each([
    ['completed', 'Completed', GREEN],
    ['pending', 'Pending', AMBER],
    ['failed', 'failed', INK],
    ['refunded', 'refunded', INK],
    ['on_hold', 'on_hold', INK],
  ])('that is %s reads %s where statuses are raw', (status, text, color) => {
    renderBadge(status, true);
    expect(screen.getByText(text).parentElement).toHaveStyle({ color });
  });
});
