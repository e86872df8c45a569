import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';

/** Statements by section, as the requirements word them. */
const STATEMENTS: [section: string, statement: RegExp][] = [
  ['Data we collect', /Account and profile data/],
  ['How we protect data', /Admin accounts are protected with multi-factor authentication/],
  ['How we protect data', /Role-based access/],
  ['How long we keep data', /Inactive accounts ?3 years/],
  ['How long we keep data', /Purchase records ?7 years/],
  ['How long we keep data', /Support communications ?2 years/],
  ['How long we keep data', /Analytics ?2 years/],
  ['How long we keep data', /[^ ]Logs ?1 year/],
  ['How long we keep data', /Security logs ?3 years/],
  ['Contact and response times', /Privacy inquiries ?48 hours/],
  ['Contact and response times', /Data subject requests ?30 days/],
  ['Contact and response times', /General questions ?24 hours/],
];

describe('the page of privacy', () => {
  it('makes every statement in its section', async () => {
    await renderApp('/privacy-policy');
    for (const [section, statement] of STATEMENTS) {
      const heading = await screen.findByRole('heading', { level: 2, name: section });
      expect(heading.parentElement).toHaveTextContent(statement);
    }
  });
});
