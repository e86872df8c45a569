import { act, fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fillIn } from '@/testing/forms';
import { backend, server } from '@/testing/mockServer';
import { openProjectForm, pngFile, requiredTexts, webmFile, zipFile } from '@/testing/projectForm';
import { people, renderApp } from '@/testing/renderApp';
import { stopClock } from '@/testing/stopClock';

describe('the form', () => {
  const save = () => screen.getByRole('button', { name: /^(Add project|Save changes)$/ });
  const newest = () => backend.store.projects.all().at(-1)!;

  describe('a new project', () => {
    it('is created with all fields', async () => {
      const { user } = await openProjectForm();
      await fillIn(user, {
        ...requiredTexts,
        'Category (optional)': 'Harbours',
        'Demo link (optional)': 'https://demo.example.com/harbour',
      });
      await fillIn(user, {
        Features: 'Berth plan\nBills with GST',
        Technologies: 'React,Node.js, react, SQLite',
      });
      await user.upload(screen.getByLabelText('Choose pictures'), [
        pngFile('a.png'),
        pngFile('b.png'),
      ]);
      await screen.findByRole('img', { name: 'Picture 2 of 2' });
      await user.upload(screen.getByLabelText('Choose a zip file'), zipFile('harbour.zip'));
      await screen.findByText(/has arrived and is used once you save/);
      await user.click(save());

      expect(await screen.findByText('Harbour Booking was added')).toBeVisible();
      expect(newest()).toMatchObject({
        title: 'Harbour Booking',
        category: 'Harbours',
        shortDescription: 'Berths, boats and bills in one place.',
        pricePaise: 499_950,
        demoUrl: 'https://demo.example.com/harbour',
        isActive: true,
        features: ['Berth plan', 'Bills with GST'],
        technologies: ['React', 'Node.js', 'SQLite'],
        previewImages: [expect.stringMatching(/\.png$/), expect.stringMatching(/\.png$/)],
        fileName: 'harbour.zip',
      });
    });
  });

  describe('an existing project', () => {
    it('is shown, changed and updated in the shop', async () => {
      const before = backend.store.projects.get(1)!;
      const { user } = await openProjectForm('/admin/projects/1');
      expect(screen.getByRole('heading', { level: 1, name: `Edit ${before.title}` })).toBeVisible();
      expect(screen.getByLabelText('Short description')).toHaveValue(before.shortDescription);
      expect(screen.getByLabelText('Features')).toHaveValue(before.features.join('\n'));
      expect(screen.getByText(/^Current file: /)).toBeVisible();

      await fillIn(user, {
        Title: 'Another title',
        'Price in rupees': '1',
        Technologies: before.technologies.slice(1).join(', '),
      });
      await user.click(save());
      expect(await screen.findByText('Saved. The shop shows it now.')).toBeVisible();
      expect(screen.getByRole('heading', { level: 1, name: 'Edit Another title' })).toBeVisible();
      expect(backend.store.projects.get(1)).toEqual({
        ...before,
        title: 'Another title',
        pricePaise: 100,
        technologies: before.technologies.slice(1),
        updatedAt: expect.any(String),
      });
      expect(screen.getByRole('link', { name: /^View in shop/ })).toHaveAttribute(
        'href',
        '/projects/1',
      );
    });

    it('keeps the point of a picture that is pressed and moved by arrow keys', async () => {
      const { user } = await openProjectForm('/admin/projects/26');
      const whole = screen.getByRole('img', { name: 'All of picture 2' });
      const size = { left: 0, top: 0, width: 200, height: 100 } as DOMRect;
      jest.spyOn(whole.parentElement!, 'getBoundingClientRect').mockReturnValue(size);
      fireEvent.click(whole, { clientX: 50, clientY: 80 });
      act(() => screen.getByRole('slider', { name: 'From the top: picture 2' }).focus());
      await user.keyboard('{ArrowLeft}');
      const crop = screen.getByRole('img', { name: 'On a phone: picture 2' });
      expect(crop).toHaveStyle({ objectPosition: '25% 79%' });
      // The card beside the form has the first picture, whose point is kept.
      const card = within(screen.getByRole('complementary', { name: 'Preview', hidden: true }));
      const [picture] = card.getAllByRole('presentation', { hidden: true });
      expect(picture).toHaveStyle({ objectPosition: '100% 25%' });
      await user.click(save());
      await screen.findByText('Saved. The shop shows it now.');
      const { previewImages, focalPoints } = backend.store.projects.get(26)!;
      expect(focalPoints).toEqual([
        { image: previewImages[0], x: 1, y: 0.25 },
        { image: previewImages[1], x: 0.25, y: 0.79 },
      ]);
    });

    it.each(['/admin/projects/999999', '/admin/projects/0', '/admin/projects/abc'])(
      'is not found at %s',
      async (path) => {
        await renderApp(path, { as: people.admin });
        expect(
          await screen.findByRole('heading', { level: 1, name: 'Project Not Found' }),
        ).toBeVisible();
        expect(screen.getByRole('link', { name: 'Back to all projects' })).toHaveAttribute(
          'href',
          '/admin/projects',
        );
      },
    );
  });
});

describe('drafts', () => {
  const title = () => screen.getByLabelText('Title');
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  const restored = () => screen.findByText('Restored what you had typed');

  describe('leaving a changed form', () => {
    it('never asks for confirmation, and the input is restored', async () => {
      const { user } = await openProjectForm();
      await fillIn(user, { Title: 'Half a title' });
      await user.click(screen.getByRole('link', { name: 'Payments' }));
      await heading('Payments');
      act(() => window.history.back());
      expect(await restored()).toBeVisible();
      expect(title()).toHaveValue('Half a title');

      await user.click(screen.getByRole('link', { name: 'Cancel' }));
      await heading('Projects');
      await user.click(screen.getByRole('link', { name: 'New project' }));
      expect(await restored()).toBeVisible();
      expect(title()).toHaveValue('Half a title');
    });
  });

  describe('unloading the page', () => {
    /** Returns whether the browser would ask before closing or reloading the page. */
    function asks(): boolean {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    }

    it('asks only while a file is being sent', async () => {
      const { user } = await openProjectForm();
      await fillIn(user, { Title: 'Half a title' });
      expect(asks()).toBe(false);

      backend.faults.set('sendUploadPart', { hangs: true });
      await user.upload(screen.getByLabelText('Choose a zip file'), zipFile('harbour.zip'));
      await user.click(
        await screen.findByRole('button', { name: 'Cancel the upload of harbour.zip' }),
      );
      expect(asks()).toBe(false);

      await user.upload(screen.getByLabelText('Choose a zip file'), zipFile('pier.zip'));
      await screen.findByRole('button', { name: 'Cancel the upload of pier.zip' });
      expect(asks()).toBe(true);
    });
  });
});

describe('packaging', () => {
  const save = () => screen.getByRole('button', { name: /^(Add project|Save changes)$/ });
  const findVersion = () => screen.findByLabelText('Version (optional)');

  describe('version, license and support', () => {
    it('are saved with a new project', async () => {
      const { user } = await openProjectForm();
      await fillIn(user, requiredTexts);
      await user.type(await findVersion(), '1.0.0');
      await fillIn(user, {
        'Runs on': 'Node.js 20 or later',
        'For students of (optional)': 'BCA, MCA, bca',
      });
      await user.click(screen.getByLabelText('Documents for a college (optional)'));
      await user.click(screen.getByRole('option', { name: 'ER diagram' }));
      await fillIn(user, { 'Pages: ER diagram': '2', 'Format: ER diagram': 'PNG' });
      await user.upload(screen.getByLabelText('Choose pages'), [pngFile('page.png')]);
      await screen.findByRole('img', { name: 'Page 1 of 1' });
      await user.click(screen.getByRole('button', { name: 'Add launch record' }));
      await user.click(save());
      expect(screen.getAllByText('Say how many minutes it took')).not.toHaveLength(0);
      await fillIn(user, {
        'System, such as Windows 11': 'Windows 11',
        'Runtime, such as Node.js 20': 'Node.js 20',
        'Minutes until it ran': '9',
        'Commands, one per line': 'npm install\n\nnpm start',
      });
      await user.click(screen.getByRole('button', { name: 'Add release' }));
      const version = screen.getByLabelText('Version of release 1');
      expect(version).toHaveFocus();
      await user.type(version, '1.0.0');
      await user.type(
        screen.getByLabelText('What changed, one per line, of release 1'),
        'First release{Enter}Berths on a map',
      );
      await user.selectOptions(screen.getByLabelText('Which license'), 'Study license');
      await user.click(save());
      await screen.findByText('Harbour Booking was added');
      expect(backend.store.projects.all().at(-1)).toMatchObject({
        version: '1.0.0',
        requirements: ['Node.js 20 or later'],
        changelog: [{ version: '1.0.0', changes: ['First release', 'Berths on a map'] }],
        licence: { name: 'Study license' },
        supportDays: 30,
        documents: ['er_diagram'],
        documentDetails: [{ document: 'er_diagram', format: 'PNG', pages: 2 }],
        previewImages: [],
        reportPages: [expect.stringMatching(/\.png$/)],
        suits: ['BCA', 'MCA'],
        launchRecord: {
          ...{ system: 'Windows 11', runtime: 'Node.js 20', minutes: 9, date: expect.any(String) },
          ...{ started_by: 'our reviewer', commands: ['npm install', 'npm start'], problems: [] },
        },
      });
    });

    it('take a recording of at most a minute, like a picture', async () => {
      const { user } = await openProjectForm();
      const tell = (seconds: number) => {
        Object.defineProperty(HTMLMediaElement.prototype, 'duration', {
          configurable: true,
          get: () => seconds,
        });
      };
      jest.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (
        this: HTMLMediaElement,
      ) {
        queueMicrotask(() => this.dispatchEvent(new Event('loadedmetadata')));
      });
      await fillIn(user, requiredTexts);
      tell(61);
      await user.upload(screen.getByLabelText('Choose a recording'), webmFile('demo.webm'));
      expect(await screen.findByText('demo.webm lasts 61 seconds; at most 60.')).toBeVisible();
      tell(60);
      await user.upload(screen.getByLabelText('Choose a recording'), webmFile('demo.webm'));
      expect(await screen.findByLabelText('Current recording')).toBeVisible();
      await user.click(save());
      await screen.findByText('Harbour Booking was added');
      const { videoUrl } = backend.store.projects.all().at(-1)!;
      expect(videoUrl).toMatch(/\.webm$/);
    });

    it('date a new release by the day of the shop', async () => {
      const { user } = await openProjectForm();
      await findVersion();
      stopClock(new Date('2025-10-14T20:00:00Z'));
      await user.click(screen.getByRole('button', { name: 'Add release' }));
      expect(screen.getByLabelText('Date of release 1')).toHaveValue('2025-10-15');
      jest.useRealTimers();
    });

    it('are neither shown nor sent if the backend keeps none', async () => {
      const packaging = [
        ...['version', 'requirements', 'changelog', 'licence', 'support_days'],
        ...['documents', 'suits', 'document_details', 'report_pages', 'launch_record', 'video_url'],
        'focal_points',
      ];
      const sent: object[] = [];
      server.use(
        http.get('*/api/admin/projects/1', async ({ request }) => {
          const shop = await fetch(`${process.env.API_HOST}/api/projects/2`);
          const { project } = (await shop.json()) as { project: Record<string, unknown> };
          expect(request.method).toBe('GET');
          const plain = Object.entries({
            ...project,
            id: 1,
            file_name: null,
            sales: 0,
            revenue: 0,
            has_payments: false,
          }).filter(([name]) => !packaging.includes(name));
          return HttpResponse.json({ project: Object.fromEntries(plain) });
        }),
        http.put('*/api/admin/projects/1', async ({ request }) => {
          sent.push((await request.json()) as object);
          return HttpResponse.json({ message: 'No' }, { status: 400 });
        }),
      );
      const { user } = await openProjectForm('/admin/projects/1');
      expect(screen.queryByText('Version, license and support')).not.toBeInTheDocument();
      const proof =
        /^(Points that stay visible|Launch record|Recording of the demo|Pages and formats|Pages of the report)/;
      expect(screen.queryByRole('group', { name: proof })).not.toBeInTheDocument();
      expect(screen.queryByLabelText('Runs on')).not.toBeInTheDocument();
      await fillIn(user, { Title: 'Another title' });
      await user.click(save());
      await screen.findByRole('alert');
      expect(Object.keys(sent[0]!)).not.toEqual(expect.arrayContaining(['changelog']));
    });
  });
});
