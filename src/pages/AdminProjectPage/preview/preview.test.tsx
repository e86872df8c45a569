import { screen, waitFor, within } from '@testing-library/react';
import { fillIn } from '@/testing/forms';
import { backend } from '@/testing/mockServer';
import { openProjectForm, requiredTexts } from '@/testing/projectForm';

type User = Awaited<ReturnType<typeof openProjectForm>>['user'];

const original = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentDocument')!;

// A frame of jsdom has an Element of its own, which lacks scrollTo too.
beforeEach(() => {
  jest.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockImplementation(function (
    this: HTMLIFrameElement,
  ) {
    const page = original.get!.call(this) as Document;
    page.defaultView!.Element.prototype.scrollTo = () => undefined;
    return page;
  });
});

/** Opens the preview and returns the body of the previewed page. */
async function openPreview(user: User): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByRole('dialog', { name: 'Preview of the page' });
  return waitFor(() => {
    const frame = screen.getByTitle<HTMLIFrameElement>('The page as customers see it');
    const page = frame.contentDocument!.body;
    expect(within(page).getByRole('heading', { level: 1 })).toBeInTheDocument();
    return page;
  });
}

it('shows the page with what was typed and not saved', async () => {
  const { user } = await openProjectForm('/admin/projects/1');
  const before = backend.store.projects.get(1)!;
  await fillIn(user, { ...requiredTexts });
  const page = within(await openPreview(user));

  expect(page.getByRole('heading', { level: 1, name: 'Harbour Booking' })).toBeInTheDocument();
  expect(page.getByText('₹4,999.50')).toBeInTheDocument();
  expect(page.getByText(requiredTexts.Description)).toBeInTheDocument();
  expect(page.getAllByText(before.features[0]!)).not.toHaveLength(0);
  expect(page.getByRole('heading', { name: 'What you get' })).toBeInTheDocument();
  expect(await page.findByRole('heading', { name: 'Files' })).toBeInTheDocument();
  expect(page.getByRole('heading', { name: 'Support' })).toBeInTheDocument();
  expect(screen.queryByText(/^Not filled in yet/)).not.toBeInTheDocument();
  expect(backend.store.projects.get(1)).toEqual(before);
});

it('says what is missing in a new project', async () => {
  const { user } = await openProjectForm();
  const page = within(await openPreview(user));
  expect(
    screen.getByText(
      'Not filled in yet: title, short description, description, preview pictures, price, and project file. Close the preview to add what is missing.',
    ),
  ).toBeVisible();
  expect(page.getByText('No price yet')).toBeInTheDocument();
  expect(page.getByText(/^No zip file yet/)).toBeInTheDocument();
});

it('neither buys nor leaves the page', async () => {
  const { user } = await openProjectForm('/admin/projects/1');
  const page = within(await openPreview(user));
  const address = window.location.href;
  for (const name of ['Purchase Now', 'Add to Cart']) {
    await user.click(page.getByRole('button', { name }));
    expect(screen.getByText(`“${name}” does nothing in the preview.`)).toBeVisible();
  }
  await user.click(page.getByRole('link', { name: 'Projects' }));
  expect(screen.getByText('“Projects” does nothing in the preview.')).toBeVisible();
  expect(window.location.href).toBe(address);
  expect(localStorage.getItem('cart') ?? '[]').toBe('[]');
});
