import { MemoryRouter } from 'react-router-dom';
import { render, screen, within } from '@testing-library/react';
import { Footer } from './Footer';

/** Returns the texts and addresses of the links below a heading. */
const linksBelow = (heading: HTMLElement) =>
  within(heading.parentElement!)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

const renderFooter = () => render(<Footer />, { wrapper: MemoryRouter });

describe('the footer', () => {
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
});
