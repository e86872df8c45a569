/** @jest-environment node */
import { globalStyles } from './globalStyles';
import { darkColors, lightColors } from './tokens';

describe('the styles of every document', () => {
  it('are whole rules, with the colours of both schemes', () => {
    expect(globalStyles).not.toContain('};');
    for (const [scheme, { page }] of Object.entries({ light: lightColors, dark: darkColors })) {
      const [, rule] = globalStyles.split(`[data-color-scheme="${scheme}"]{`);
      expect(rule?.split('}')[0]).toContain(`--mui-palette-background-default:${page};`);
    }
    expect(globalStyles).toMatch(
      /}body\{[^}]*background-color:var\(--mui-palette-background-default/,
    );
  });
});
