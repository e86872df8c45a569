import { screen, waitFor, within } from '@testing-library/react';
import { logIn } from '@/testing/forms';
import { backend } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

const CROP = '/ideathon/30-crop-disease-detector-from-leaf-photos';
const part = (name: string) => within(screen.getByRole('region', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const robots = () => document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content;
const canonical = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;

it('shows what an idea is, how it could be built and the finished project that is nearest', async () => {
  await renderApp(CROP);
  await heading('Crop Disease Detector from Leaf Photos');
  expect(document.title).toMatch(/^Crop Disease Detector from Leaf Photos/);
  expect(robots()).toBeUndefined();
  expect(canonical()).toMatch(CROP);
  expect(part('At a glance').getByText('9 to 12 weeks at ten hours a week')).toBeVisible();
  expect(part('At a glance').getByText('PyTorch')).toBeVisible();
  expect(part('At a glance').getByText('BCA, Diploma, MCA, B.Tech, Final year')).toBeVisible();
  expect(part('Modules').getByText('1. Picture model')).toBeVisible();
  expect(part('Data').getByText(/^PlantVillage/)).toBeVisible();
  expect(part('Outline of the report').getByText(/^What farmers do today/)).toBeVisible();
  expect(await part('Built already').findByText(/^Pattaleaf Crop Disease .*, ₹/)).toBeVisible();
  const link = part('Built already').getByRole('link', { name: 'See this project' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/projects\/\d+$/));
  await waitFor(() => expect(part('Related ideas').getAllByRole('article')).toHaveLength(3));
});

it('finds a composed idea by its number alone, and keeps it out of search engines', async () => {
  await renderApp('/ideathon/100000');
  await screen.findByRole('heading', { level: 1, name: /^Appointment Booking Calendar for/ });
  expect(window.location.pathname).toMatch(/^\/ideathon\/100000-appointment-booking-calendar-for-/);
  expect(robots()).toBe('noindex');
  expect(part('Modules').getByText('1. Slots and bookings')).toBeVisible();
});

it.each(['/ideathon/99', '/ideathon/7777777-nothing', '/ideathon/chess'])(
  '%s: says whether there is such an idea',
  async (path) => {
    await renderApp(path);
    await screen.findByRole('heading', { level: 1 });
    const isKnown = path.endsWith('99');
    expect(screen.queryByRole('heading', { name: 'Idea Not Found' }) === null).toBe(isKnown);
  },
);

it('says so when no finished project is near, or the search fails', async () => {
  const { close } = await renderApp('/ideathon/9');
  expect(await screen.findByText(/^No finished project comes close/)).toBeVisible();
  close();
  backend.faults.set('listProjects', { status: 400 });
  await renderApp(CROP);
  expect(await screen.findByText(/^The finished projects could not be searched/)).toBeVisible();
});

it('keeps an idea, which the dashboard lists until it is removed', async () => {
  const { user, close } = await renderApp(CROP);
  await heading('Crop Disease Detector from Leaf Photos');
  const keep = screen.getByRole('button', { name: 'Keep' });
  await user.click(keep);
  expect(keep).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(localStorage.getItem('kept-ideas')).toBe('[30]'));
  close();

  const dashboard = await renderApp('/dashboard', { as: people.owner });
  const link = await screen.findByRole('link', { name: 'Crop Disease Detector from Leaf Photos' });
  expect(link).toHaveAttribute('href', CROP);
  await dashboard.user.click(
    screen.getByRole('button', { name: /^Remove Crop Disease Detector .* from favourites/ }),
  );
  expect(screen.getByText(/^Mark a project or an idea with the heart/)).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('kept-ideas')).toBeNull());
});

it('takes a guest who asks for an idea to the login, and back to the chat about it', async () => {
  const { user } = await renderApp(CROP);
  await heading('Crop Disease Detector from Leaf Photos');
  await user.click(screen.getByRole('button', { name: 'Customize' }));
  expect(await screen.findByText('Please login to contact us about project ideas')).toBeVisible();
  await screen.findByRole('heading', { name: 'Welcome back' }, { timeout: 5000 });
  await logIn(user, people.owner);
  const message = await screen.findByRole('textbox', { name: 'Message' });
  expect(message).toHaveValue(
    'I would like to have this idea built: Crop Disease Detector from Leaf Photos (idea 30).',
  );
  expect(window.location.pathname).toBe(CROP);
});
