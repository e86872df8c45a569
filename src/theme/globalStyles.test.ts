/** @jest-environment node */
import { globalStyles } from './globalStyles';
import { darkColors, lightColors } from './tokens';

describe('the styles of every document', () => {
  it('show the whole content on paper, and no controls', () => {
    const print = globalStyles.split('@media print{')[1]!.split('@media')[0]!;
    expect(print).toMatch(
      /}header,[^{]*\[data-skip-link],[^{]*\.MuiFormControl-root,[^{]*\{display:none /,
    );
    expect(print).toMatch(/,\.MuiDataGrid-virtualScroller\{overflow:visible /);
    expect(print).toMatch(/,\[data-scrolls],[^{]*\{overflow:visible /);
    expect(print).toContain('[hidden="until-found"]{content-visibility:visible;}');
  });

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
