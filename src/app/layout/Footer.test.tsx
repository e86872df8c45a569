import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Footer } from './Footer';

const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Returns the texts and addresses of the links below a heading. */
const linksBelow = (heading: HTMLElement) =>
  within(heading.parentElement!)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

const renderFooter = () => render(<Footer />, { wrapper: MemoryRouter });

describe('the footer', () => {
  it('makes the four claims', () => {
    renderFooter();
    expect(textsOf(screen.getByRole('list', { name: 'What we stand for' }))).toEqual([
      'Premium Code Quality',
      'Instant Download',
      'Secure Payments',
      'Expert Support',
    ]);
  });

  it('links to services, company and legal pages, and to the profiles', () => {
    renderFooter();
    const groups = screen
      .getAllByRole('heading')
      .map((heading) => [heading.textContent, linksBelow(heading)]);
    expect(groups).toEqual([
      [
        'Services',
        [
          'Projects /projects',
          'Project Ideas /ideathon',
          'Internships /internships',
          'Custom Project /contact',
        ],
      ],
      ['Company', ['About /about', 'Contact /contact', 'Help /help']],
      [
        'Legal',
        [
          'Privacy /privacy-policy',
          'Terms /terms-conditions',
          'Refunds /refund-policy',
          'Shipping /shipping-policy',
        ],
      ],
      [
        'Follow us',
        [
          'Email mailto:hello@launchyard.example.com',
          'LinkedIn https://www.linkedin.com/company/launchyard-example',
          'Instagram https://www.instagram.com/launchyard.example',
        ],
      ],
    ]);
  });

  it('says what the shop is and promises, and where it is', () => {
    renderFooter();
    const footer = within(screen.getByRole('contentinfo'));
    expect(
      footer.getByText(
        'Real-world projects and custom development, ready to launch. Support response within 24 hours.',
      ),
    ).toBeVisible();
    expect(
      footer.getByText('4th Floor, Slipway House, 27 Residency Road, Bangalore 560025, India'),
    ).toBeVisible();
    expect(footer.getByText('© Launchyard, Bangalore, India')).toBeVisible();
  });
});
