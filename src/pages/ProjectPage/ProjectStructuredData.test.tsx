import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '@/testing/mockServer';
import { renderApp } from '@/testing/renderApp';

const HOSTILE_TITLE = '</script><img src=x onerror="window.broken = true">';

async function openWith(changes: object) {
  const response = await fetch(`${process.env.API_HOST}/api/projects/4`);
  const { project } = (await response.json()) as { project: object };
  server.use(
    http.get('*/api/projects/4', () => HttpResponse.json({ project: { ...project, ...changes } })),
  );
  await renderApp('/projects/4');
  await screen.findByRole('heading', { level: 1 });
  const blocks = () => document.querySelectorAll('script[type="application/ld+json"]');
  await waitFor(() => expect(blocks()).toHaveLength(1));
  return blocks()[0]!.textContent;
}

describe('the structured data of a project', () => {
  it('takes the place of that in the document', async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<script type="application/ld+json">{"name":"Prerendered"}</script>',
    );
    expect(JSON.parse(await openWith({ title: 'Clinic planner' }))).toMatchObject({
      name: 'Clinic planner',
    });
  });

  it('states product, pictures, price and availability', async () => {
    const text = await openWith({
      title: 'Clinic planner',
      short_description: 'Appointments for small clinics',
      base_price: '4999.5',
      preview_images: '["/uploads/images/clinic.png", "ward.png"]',
      is_active: true,
    });
    expect(JSON.parse(text)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Clinic planner',
      description: 'Appointments for small clinics',
      image: [
        'http://localhost:3000/uploads/images/clinic.png',
        'http://localhost:3000/uploads/images/ward.png',
      ],
      brand: { '@type': 'Brand', name: 'Launchyard' },
      offers: {
        '@type': 'Offer',
        url: 'http://localhost:3000/projects/4',
        price: '4999.50',
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it('escapes markup in a title', async () => {
    const text = await openWith({ title: HOSTILE_TITLE });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toHaveProperty('name', HOSTILE_TITLE);
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});
