import { MemoryRouter } from 'react-router-dom';
import { render, screen, within } from '@testing-library/react';
import { ShopTheme } from '@/theme/ShopTheme';
import { Footer } from './Footer';

/** Returns the texts and addresses of the links below a heading. */
const linksBelow = (heading: HTMLElement) =>
  within(heading.closest('details')!)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

/** The links of the specification; a group may have others. */
const SPECIFIED = {
  Services: [
    'Projects /projects',
    'Project Ideas /ideathon',
    'Internships /internships',
    'Custom Project /contact',
  ],
  Company: ['About /about', 'Contact /contact', 'Help /help'],
  Legal: [
    'Privacy /privacy-policy',
    'Terms /terms-conditions',
    'Refunds /refund-policy',
    'Shipping /shipping-policy',
  ],
  'Follow us': [
    'Email mailto:hello@launchyard.example.com',
    'LinkedIn https://www.linkedin.com/company/launchyard-example',
    'Instagram https://www.instagram.com/launchyard.example',
  ],
};

describe('the footer', () => {
  it('links to services, company and legal pages, and to the profiles', () => {
    render(<Footer />, {
      wrapper: ({ children }) => (
        <ShopTheme>
          <MemoryRouter>{children}</MemoryRouter>
        </ShopTheme>
      ),
    });
    for (const [name, links] of Object.entries(SPECIFIED)) {
      const shown = linksBelow(screen.getByRole('heading', { name }));
      expect(shown.filter((link) => links.includes(link))).toEqual(links);
    }
  });
});
