import type { STORAGE_KEYS } from '@/config/browserStorage';

const PROJECT_ID = 4;
/** The seeded user Asha Rao. */
const USER_ID = 2;

const item = {
  id: PROJECT_ID,
  title: 'A project',
  short_description: 'What it does',
  base_price: '2499.00',
  category: 'CRM & Sales',
  image: 'a.png',
};
const order = { userId: USER_ID, projectId: PROJECT_ID, title: 'A project', orderId: 'order_1' };
const payment = { ...order, status: 'unverified', paymentId: 'pay_1', proof: 'signed' };
const step = {
  projectId: PROJECT_ID,
  title: 'A project',
  base_price: 2499,
  status: 'notStarted',
  failure: { code: 'declined', detail: 'Declined' },
};

const profile = { name: 'Asha', email: 'asha@example.com', phone: '+919876543210' };

const draftOf = (values: unknown) => ({ values, updatedAt: '2025-10-14T06:30:00.000Z' });

/** Sample values of each storage key; lists contain each entry twice. */
export const storedSamples: Record<(typeof STORAGE_KEYS)[number], unknown> = {
  token: 'a.b.c',
  cart: [item, item],
  favourites: [PROJECT_ID, PROJECT_ID],
  'kept-ideas': [1, 1],
  'compared-projects': [PROJECT_ID, PROJECT_ID],
  checkout: { userId: USER_ID, steps: [step, step] },
  payment,
  'color-scheme-mode': 'dark',
  'projects-layout': 'list',
  'my-projects-layout': 'list',
  'remembered-email': 'asha@example.com',
  'stale-chunk-reload': 1_760_000_000_000,
  'project-draft': draftOf({
    title: 'Half a title',
    category: 'CRM & Sales',
    short_description: '',
    description: '',
    base_price: '2499',
    demo_url: '',
    is_active: true,
    features: 'Bills',
    technologies: 'React',
    requirements: '',
    preview_images: ['a.png'],
    file_upload_id: {
      id: 'upload_1',
      file_name: 'a.zip',
      file_size: 5,
      contents: { total_files: 2, total_size: 9, has_readme: true },
    },
    version: '1.0.0',
    changelog: [{ version: '1.0.0', date: '2025-10-14', changes: 'First release' }],
    licence: { name: 'A license', may: ['Use it'], mayNot: ['Resell it'] },
    support_days: '30',
  }),
  'chat-draft': draftOf('Hello'),
  'reply-draft': draftOf('Hello'),
  'review-draft': draftOf({ stars: 5, title: 'Good', text: 'It works' }),
  'question-draft': draftOf({ question: 'Does it run on a phone?' }),
  'refund-draft': draftOf({ reason: 'other', text: 'It does not work' }),
  'invoice-draft': draftOf({ business_name: 'Rao Traders', gstin: '27AAPFU0939F1ZV' }),
  'answer-draft': draftOf({ answer: 'Thank you' }),
  'note-draft': draftOf({ note: 'Declined once' }),
  'login-draft': draftOf({ email: 'asha@example.com' }),
  'registration-draft': draftOf(profile),
  'profile-draft': draftOf(profile),
};
