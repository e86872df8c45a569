import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

const ID = 4;

/** Opens the page of a project with other values of the mock backend's row. */
async function openWith(changes: object, as?: string) {
  backend.store.projects.put({ ...backend.store.projects.get(ID)!, ...changes });
  const opened = await renderApp(`/projects/${ID}`, as ? { as } : {});
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

const LAUNCH = {
  system: 'Windows 11',
  runtime: 'Node.js 20',
  date: '2026-11-12',
  minutes: 9,
  started_by: 'our reviewer',
  commands: ['npm install', 'npm start'],
  problems: ['Port 8080 was taken.'],
};

const card = () => within(screen.getByRole('complementary', { name: 'Purchase' }));

describe('the launch record', () => {
  it('stands near the price, with its steps further down', async () => {
    await openWith({ launchRecord: LAUNCH });
    const link = card().getByRole('link', { name: /^Started on Windows 11/ });
    const text = 'Started on Windows 11 · Node.js 20 · 9 min · 12 Nov 2026 by our reviewer';
    expect(link).toHaveTextContent(text);
    const section = screen.getByRole('heading', { name: 'Started by us' }).closest('section')!;
    expect(link).toHaveAttribute('href', `#${section.id}`);
    const commands = within(within(section).getByRole('list', { name: 'Commands' }));
    const typed = commands.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(typed).toEqual(['npm install', 'npm start']);
    expect(section).toHaveTextContent('What went wrong: Port 8080 was taken.');
  });

  it('marks the cards, which a filter by the system finds', async () => {
    backend.store.projects.put({ ...backend.store.projects.get(1)!, launchRecord: LAUNCH });
    await renderApp('/projects?started_on=Windows');
    expect(await screen.findByRole('button', { name: /Started on Windows/ })).toBeVisible();
    const cards = await screen.findAllByRole('article');
    for (const each of cards) expect(each).toHaveTextContent('Started onWindows');
  });
});

describe('the student’s package', () => {
  const DOCUMENTS = {
    documents: ['report', 'slides', 'viva_questions', 'synopsis'],
    documentDetails: [
      { document: 'report', format: 'PDF', pages: 62 },
      { document: 'slides', format: 'PPTX', pages: 18 },
      { document: 'viva_questions', format: null, pages: 1 },
    ],
  };

  it('stands beside the price with pages and formats, and lets one leaf through the report', async () => {
    const reportPages = ['report-1.webp', '/uploads/images/report-2.webp'];
    const { user } = await openWith({ ...DOCUMENTS, reportPages });
    const part = within(screen.getByRole('region', { name: 'For your college' }));
    const read = part.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(read).toEqual(['62 pages, PDF', '18 slides, PPTX', '1 question', 'included']);
    const button = part.getByRole('button', { name: 'Look into the report' });
    await user.click(button);
    const viewer = within(await screen.findByRole('dialog'));
    expect(viewer.getByRole('img', { name: 'Page 2 of the report' })).toHaveAttribute(
      'src',
      expect.stringMatching(/\/uploads\/images\/report-2\.webp$/),
    );
    expect(viewer.getByText('1 of 2')).toBeVisible();
    await user.click(viewer.getByRole('button', { name: 'Close pictures' }));
    await waitFor(() => expect(button).toHaveFocus());
  });
});

it('the recording of the demo is loaded once it is pressed, and plays without sound', async () => {
  const { user } = await openWith({ videoUrl: '/uploads/images/demo.webm', title: 'Gurukulam' });
  expect(screen.queryByLabelText('Recording of Gurukulam')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Play the recording of Gurukulam/ }));
  const video = screen.getByLabelText<HTMLVideoElement>('Recording of Gurukulam');
  expect(video).toHaveAttribute('src', expect.stringMatching(/\/uploads\/images\/demo\.webm$/));
  expect(video).toHaveAttribute('poster', expect.stringMatching(/-1\.webp$/));
  expect(video.muted).toBe(true);
  expect(video).toHaveAttribute('playsinline');
});

it('a backend without proof shows none of its parts', async () => {
  const response = await fetch(`${process.env.API_HOST}/api/projects/${ID}`);
  const sent = (await response.json()) as { project: Record<string, unknown> };
  const { launch_record, document_details, report_pages, video_url, ...project } = sent.project;
  server.use(http.get(`*/api/projects/${ID}`, () => HttpResponse.json({ project })));
  await renderApp(`/projects/${ID}`, { as: people.newCustomer });
  await screen.findByRole('heading', { level: 1 });
  for (const known of [launch_record, document_details, report_pages, video_url]) {
    expect(known).toBeTruthy();
  }
  for (const part of [/^Started/, 'See it running', 'For your college', 'Look into the report']) {
    expect(screen.queryByText(part)).not.toBeInTheDocument();
  }
});
