/** @jest-environment node */
import type { User } from './generated/auth.gen';
import type { Payment } from './generated/payments.gen';
import type { Project } from './generated/projects.gen';
import { readPayment, readUser } from './readAccount';
import { readProject, readPurchasedProject } from './readCatalog';

const payment = {
  title: 'Clinic',
  amount: '10.00',
  status: 'completed',
  purchase_date: '2025-09-01T00:00:00Z',
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_1',
  project_id: 4,
};
const user = {
  id: 2,
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9845018261',
  created_at: '2025-09-01T00:00:00Z',
  is_verified: true,
  role: 'user',
};
const purchased = {
  id: 4,
  title: 'Clinic',
  category: 'Healthcare',
  short_description: 'Bookings',
  description: 'Bookings\nfor clinics',
};
const project = { ...purchased, features: 'One\nTwo', technologies: 'React,Node.js' };

const readers: Record<string, (record: object) => object> = {
  payment: (record) => readPayment(record as Payment),
  user: (record) => readUser(record as User),
  'purchased project': (record) => readPurchasedProject(record as Project),
  project: (record) => readProject(record as Project),
};

it.each([
  ['payment', payment],
  ['user', user],
  ['purchased project', { ...purchased, purchase_date: '2025-09-01' }],
  ['project', { ...project, base_price: '10.00' }],
])('a complete %s stays as it is', (kind, record) => {
  expect(readers[kind]!(record)).toEqual(record);
});

it.each([
  [
    'payment',
    { amount: '10.00' },
    {
      amount: '10.00',
      title: 'Untitled project',
      status: '',
      purchase_date: '',
      razorpay_payment_id: null,
      razorpay_order_id: '',
    },
  ],
  ['user', { id: 2 }, { id: 2, name: '', email: '', phone: null, created_at: '', role: '' }],
  [
    'purchased project',
    { id: 4 },
    { id: 4, title: 'Untitled project', category: null, short_description: '', description: '' },
  ],
  [
    'project',
    { id: 4 },
    {
      id: 4,
      title: 'Untitled project',
      category: null,
      short_description: '',
      description: '',
      features: '',
      technologies: '',
    },
  ],
])('a %s gets the texts that it lacks', (kind, record, read) => {
  expect(readers[kind]!(record)).toStrictEqual(read);
});

it('reads lists of features and technologies as their texts', () => {
  const lists = { features: ['One, two', 'Three'], technologies: ['React', 'Node.js'] };
  expect(readProject({ ...project, ...lists } as unknown as Project)).toMatchObject({
    features: 'One, two\nThree',
    technologies: 'React,Node.js',
  });
});
