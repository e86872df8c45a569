import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findCheckout } from '@/testing/checkout';
import { fakeIntersections, scrollAway, scrollTo } from '@/testing/intersections';
import { server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

fakeIntersections();

const PROJECT = '/projects/4';

/** Opens the page of a project with overridden values. */
async function openWith(changes: object, as?: string) {
  const response = await fetch(`${process.env.API_HOST}/api${PROJECT}`);
  const { project } = (await response.json()) as { project: object };
  server.use(
    http.get(`*/api${PROJECT}`, () => HttpResponse.json({ project: { ...project, ...changes } })),
  );
  const opened = await renderApp(PROJECT, as ? { as } : {});
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

async function purchaseButton() {
  const button = await screen.findByRole('button', { name: 'Purchase Now' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

const bar = () => screen.queryByRole('complementary', { name: 'Buy this project' });

describe('the bar at the bottom', () => {
  it('is there while the button of the price card is out of sight', async () => {
    await openWith({ base_price: '4999' });
    const button = await purchaseButton();
    expect(bar()).not.toBeInTheDocument();
    scrollAway(button);
    expect(await screen.findByRole('button', { name: 'Buy for ₹4,999.00' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Purchase Now' })).toHaveLength(1);
    scrollTo(button);
    await waitFor(() => expect(bar()).not.toBeInTheDocument());
  });

  it('buys with one order, whichever button is pressed', async () => {
    const orders: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/create-order')) orders.push(request.url);
    });
    const { user } = await openWith({}, people.newCustomer);
    const button = await purchaseButton();
    scrollAway(button);
    await user.dblClick(await screen.findByRole('button', { name: /^Buy for/ }));
    expect(button).toBeDisabled();
    await findCheckout();
    server.events.removeAllListeners();
    expect(orders).toHaveLength(1);
  });
});

describe('the offer', () => {
  it('links every promise to the section with its condition', async () => {
    await openWith({});
    const promises = within(screen.getByRole('list', { name: 'Included in the price' }));
    expect(
      promises.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Instant download', '/shipping-policy#delivery-steps'],
      ['Lifetime access', '/shipping-policy#download-limits'],
      ['Commercial license', '/terms-conditions#commercial-license'],
      ['30-day money-back guarantee', '/refund-policy#guarantees'],
      ['30 days of free support after purchase', '/terms-conditions#support-and-services'],
    ]);
    expect(promises.getByText('If it does not do what this page says')).toBeVisible();
  });

  it('promises nothing about a project that is not for sale', async () => {
    await openWith({ is_active: false });
    expect(await screen.findByText('This project is not for sale at the moment.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Included in the price' })).not.toBeInTheDocument();
  });

  it('tells beside the price until when one gets the money back', async () => {
    await openWith({});
    const offer = within(screen.getByRole('complementary', { name: 'Purchase' }));
    expect(offer.getByRole('link', { name: 'Money back within 30 days' })).toHaveAttribute(
      'href',
      '/refund-policy#guarantees',
    );
  });

  it.each([
    {},
    { rating: null, review_count: 0, sales_count: 0 },
    { rating: 9, review_count: 3, sales_count: -4 },
    { rating: '5', review_count: 'many', sales_count: {} },
  ])('is silent about rating and sales with %j', async (proof) => {
    await openWith({
      rating: undefined,
      review_count: undefined,
      sales_count: undefined,
      ...proof,
    });
    expect(screen.queryByRole('img', { name: /^Rated/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/\d sales?$/)).not.toBeInTheDocument();
  });
});
