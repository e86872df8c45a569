import { screen } from '@testing-library/react';
import { http } from 'msw';
import { server } from '@/testing/mockServer';
import { renderApp } from '@/testing/renderApp';

const PATH = '/api/projects/1';
const TITLE = 'Bazaarline Multi-Vendor Marketplace';

/** Counts the requests for the project from now on. */
function countRequests() {
  const counted = { requests: 0 };
  server.use(
    http.get(`*${PATH}`, () => {
      counted.requests += 1;
    }),
  );
  return counted;
}

/** Sends the request that the document sends for a guest. */
function requestEarly(path = PATH, response = fetch(`${process.env.API_HOST}${path}`)) {
  response.catch(() => undefined);
  window.earlyRequest = { path, response };
}

const shown = () => screen.findByRole('heading', { level: 1, name: TITLE });

afterEach(() => {
  delete window.earlyRequest;
});

describe('the response to a request of the document', () => {
  it('is shown, and the request is not repeated', async () => {
    const counted = countRequests();
    requestEarly();
    await renderApp('/projects/1');
    expect(await shown()).toBeVisible();
    expect(counted.requests).toBe(1);
  });

  it('counts as the first attempt when it failed', async () => {
    const counted = countRequests();
    requestEarly(PATH, Promise.reject(new TypeError('Failed to fetch')));
    await renderApp('/projects/1');
    expect(await shown()).toBeVisible();
    expect(counted.requests).toBe(1);
  });

  it('is not shown in place of another project', async () => {
    const counted = countRequests();
    requestEarly('/api/projects/2');
    await renderApp('/projects/1');
    expect(await shown()).toBeVisible();
    expect(counted.requests).toBe(1);
  });
});
