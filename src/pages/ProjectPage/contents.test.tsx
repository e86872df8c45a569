import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectNoMarkup, MARKUP } from '@/testing/markup';
import { backend, server } from '@/testing/mockServer';
import { renderApp } from '@/testing/renderApp';

const PROJECT = 4;
const PACKAGING = ['version', 'requirements', 'changelog', 'licence', 'support_days'];

/** Finds the section once it is loaded; a placeholder with the same heading comes before it. */
const findSection = async () => {
  const section = (await screen.findByText('Runs on')).closest('section')!;
  expect(within(section).getByRole('heading', { name: 'What you get' })).toBeVisible();
  return within(section);
};

/** Replaces the backend's description of the zip file. */
function useContents(changes: object) {
  server.use(
    http.get('*/api/projects/:id/contents', () =>
      HttpResponse.json({
        files: [{ path: 'app/README.md', size: 2048 }],
        total_files: 1,
        total_size: 2048,
        truncated: false,
        readme: null,
        readme_truncated: false,
        ...changes,
      }),
    ),
  );
}

/** Changes what the backend sends about the project. */
async function withProject(change: (project: Record<string, unknown>) => object) {
  const response = await fetch(`${process.env.API_HOST}/api/projects/${PROJECT}`);
  const { project } = (await response.json()) as { project: Record<string, unknown> };
  server.use(
    http.get(`*/api/projects/${PROJECT}`, () => HttpResponse.json({ project: change(project) })),
  );
}

/** Makes the backend one that does not implement the extension. */
const withoutPackaging = () =>
  withProject((project) =>
    Object.fromEntries(Object.entries(project).filter(([name]) => !PACKAGING.includes(name))),
  );

describe('what you get', () => {
  it('lists the files of the zip file in folders that open', async () => {
    useContents({
      files: [
        { path: 'app/src/server.js', size: 5300 },
        { path: 'app/package.json', size: 812 },
      ],
      total_files: 128,
      total_size: 40_265_318,
      truncated: true,
    });
    const { user } = await renderApp(`/projects/${PROJECT}`);
    const section = await findSection();
    expect(await section.findByText(/^128 files, 38\.4 MB unpacked, \w+/)).toBeVisible();
    expect(section.getByText('126 files in deeper folders are not listed.')).toBeVisible();
    expect(section.getByText('package.json')).toBeVisible();
    expect(section.getByText('812 B')).toBeVisible();
    const folder = section.getByRole('button', { name: /^src/ });
    expect(folder).toHaveAttribute('aria-expanded', 'false');
    await user.click(folder);
    expect(section.getByText('server.js')).toBeVisible();
    expect(folder).toHaveAttribute('aria-expanded', 'true');
  });

  it('is left out without a trace if the backend lacks it', async () => {
    await withoutPackaging();
    backend.faults.set('getProjectContents', { status: 501 });
    await renderApp(`/projects/${PROJECT}`);
    expect(await screen.findByRole('heading', { name: 'Project files' })).toBeVisible();
    expect(screen.queryByText('What you get')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows what can be read if the backend sends values of other types', async () => {
    await withProject((project) => ({
      ...project,
      version: { major: 2 },
      requirements: ['PHP 8.2', { database: 'MySQL' }, 'PHP 8.2'],
      changelog: [
        { version: 2.1, date: 20240301, changes: 'Faster search' },
        'First release',
        { version: '1.0', changes: ['First release', null] },
      ],
      licence: { name: ['Commercial'], may: 'Use it in one shop', may_not: null },
      support_days: '30',
    }));
    const { user } = await renderApp(`/projects/${PROJECT}`);
    const section = await findSection();
    expect(await section.findAllByText('PHP 8.2')).toHaveLength(2);
    expect(section.getByRole('heading', { name: 'Version 2.1' })).toBeVisible();
    expect(section.getByText('Faster search')).toBeVisible();
    await user.click(section.getByRole('button', { name: '1 earlier release' }));
    expect(section.getByText('First release')).toBeVisible();
    expect(section.getByRole('heading', { name: 'Commercial' })).toBeVisible();
    expect(section.getByRole('list', { name: 'You may' })).toHaveTextContent('Use it in one shop');
    expect(section.queryByText('You may not')).not.toBeInTheDocument();
    expect(section.queryByText(/object Object|undefined|null/)).not.toBeInTheDocument();
  });

  it('says that the listing failed, and tries again', async () => {
    backend.faults.set('getProjectContents', { status: 500 });
    const { user } = await renderApp(`/projects/${PROJECT}`);
    expect(await screen.findByText('What is in the zip file could not be loaded.')).toBeVisible();
    backend.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('CHANGELOG.md')).toBeVisible();
  });
});

describe('the README', () => {
  it('is rendered with headings below those of the section and safe links', async () => {
    useContents({
      readme:
        '# Leadwell\n\nA **good** [demo](https://demo.example.com/x) and [setup](docs/setup.md).\n\n- One\n- Two\n\n```sh\nnpm start\n```\n\n| A | B |\n| - | - |\n| 1 | 2 |',
    });
    await renderApp(`/projects/${PROJECT}`);
    expect(await screen.findByRole('heading', { level: 4, name: 'Leadwell' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'demo' });
    expect(link).toHaveAttribute('href', 'https://demo.example.com/x');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.getByText(/setup/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'setup' })).not.toBeInTheDocument();
    expect(screen.getByText('npm start')).toBeVisible();
    expect(screen.getByRole('cell', { name: '2' })).toBeVisible();
  });

  it('runs no script, loads no picture and follows no unsafe link', async () => {
    useContents({
      readme: `${MARKUP}\n\n<script>alert(1)</script>\n\nInline <img src=x onerror=alert(1)> end\n\n![Our logo](https://tracker.example.com/a.png)\n\n[press](javascript:alert(1)) <iframe src="https://example.com"></iframe>\n\nTom &amp; Co`,
    });
    await renderApp(`/projects/${PROJECT}`);
    const section = await findSection();
    expect(await section.findByText('Our logo')).toBeVisible();
    expect(section.getByText('Tom & Co')).toBeVisible();
    expect(section.queryByRole('link', { name: 'press' })).not.toBeInTheDocument();
    expect(section.queryByRole('img')).not.toBeInTheDocument();
    expect(section.queryByText(/alert\(1\)/)).not.toBeInTheDocument();
    expect(document.querySelector('main iframe')).toBeNull();
    expectNoMarkup();
  });

  it('is folded if it is long', async () => {
    useContents({
      readme: Array.from({ length: 90 }, (_line, index) => `Paragraph ${index + 1} of many.`).join(
        '\n\n',
      ),
      readme_truncated: true,
    });
    const { user } = await renderApp(`/projects/${PROJECT}`);
    expect(await screen.findByText('Paragraph 1 of many.')).toBeVisible();
    expect(screen.queryByText('Paragraph 90 of many.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('Paragraph 90 of many.')).toBeVisible();
    expect(screen.getByText('The README goes on in the zip file.')).toBeVisible();
  });
});
