import { render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { theme as shopTheme } from '@/theme/theme';
import { PaymentBadge } from './PaymentBadge';

const GREEN = 'rgb(0, 128, 0)';
const AMBER = 'rgb(255, 191, 0)';
const RED = 'rgb(255, 0, 0)';
const INK = 'rgb(0, 0, 0)';

const theme = createTheme({
  palette: {
    brand: shopTheme.palette.brand,
    success: { main: GREEN },
    warning: { main: AMBER },
    error: { main: RED },
    text: { primary: INK },
  },
});

it('a badge is named and coloured by its status, or by what was sent where statuses are raw', () => {
  for (const [status, text, raw, color] of [
    ['completed', 'Completed', 'Completed', GREEN],
    ['pending', 'Pending', 'Pending', AMBER],
    ['failed', 'Failed', 'failed', RED],
    ['refunded', 'Refunded', 'refunded', INK],
    ['on_hold', 'on_hold', 'on_hold', INK],
    ['constructor', 'constructor', 'constructor', INK],
  ] as const) {
    for (const [isRaw, shown] of [
      [false, text],
      [true, raw],
    ] as const) {
      const { unmount } = render(
        <ThemeProvider theme={theme}>
          <PaymentBadge status={status} isRaw={isRaw} />
        </ThemeProvider>,
      );
      expect(screen.getByText(shown).parentElement).toHaveStyle({ color });
      unmount();
    }
  }
});

it('a raw status is spelled as its name is: refunded as Refunded', () => {
  render(<PaymentBadge status="refunded" isRaw />);
  const classes = [...screen.getByText('refunded').classList];
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const own = rules.filter(({ cssText }) => classes.some((name) => cssText.includes(name)));
  expect(own.map(({ cssText }) => cssText).join()).toMatch(/::first-letter.*uppercase/);
});
