import { PAISE_PER_RUPEE } from '@/lib/money';
import { findByEmail } from '../domain/accountFields';
import { requireProject } from '../domain/catalogue';
import type { DomainContext } from '../domain/context';
import { addMessage, openConversation } from '../domain/conversations';
import { freshId } from '../domain/ids';
import { issuedDetails } from '../domain/issuedDetails';
import type { OrderStatus, ProjectRow, RefundRow, UserRow } from '../domain/model';
import { isPersonName, knownPeople, type PersonName } from '../seeds/knownPeople';

const HOUR_MS = 3_600_000;
const HOURS_PER_DAY = 24;

/** What a grant names; each part has a default. */
type Parts = {
  /** The id of a project. */
  project: number;
  by: PersonName;
  /** Days and hours before now, which add up. */
  daysAgo: number;
  hoursAgo: number;
  /** 1 to 5. */
  stars: number;
  rupees: number;
};

/** The parts of a grant as rows, and its time in ISO 8601. */
type Granted = { project: ProjectRow; by: UserRow; at: string } & Pick<Parts, 'stars' | 'rupees'>;

type Rule = {
  /** What is so afterwards, as a sentence without a full stop. */
  description: string;
  takes: readonly (keyof Parts)[];
  /** Missing for what the browser keeps. */
  apply?: (context: DomainContext, granted: Granted) => void;
};

/** Puts the only order of a person for a project into a status, perhaps with a refund. */
const orderIn =
  (status: OrderStatus, refund?: Pick<RefundRow, 'status' | 'note'>) =>
  (context: DomainContext, { project, by, at }: Granted): void => {
    const { orders } = context.store;
    for (const order of [...orders.where('userId', by.id)]) {
      if (order.projectId === project.id) orders.remove(order.id);
    }
    const isTried = status !== 'attempted';
    const now = context.now().toISOString();
    orders.put({
      id: freshId(context, 'order'),
      userId: by.id,
      projectId: project.id,
      amountPaise: project.pricePaise,
      status,
      createdAt: at,
      paymentId: isTried ? freshId(context, 'pay') : null,
      downloadCount: 0,
      method: isTried ? 'upi' : null,
      ...((status === 'paid' || status === 'refunded') && { receipt: issuedDetails(by, project) }),
      refund: refund
        ? {
            ...refund,
            openedBy: 'buyer',
            reason: 'technical_issue',
            text: 'The archive cannot be unpacked.',
            requestedAt: now,
            decidedAt: refund.status === 'requested' ? null : now,
            refundedAt: null,
          }
        : null,
      invoice: null,
    });
  };

const changeProject =
  (change: (granted: Granted) => Partial<ProjectRow>) =>
  ({ store }: DomainContext, granted: Granted): void =>
    void store.projects.put({ ...granted.project, ...change(granted) });

const ORDER = ['project', 'by', 'daysAgo', 'hoursAgo'] as const;

/** Data that a person asks for by name: in an address, of the workbench, or of the mock server. */
export const grants = {
  owns: { description: 'The person owns the project', takes: ORDER, apply: orderIn('paid') },
  pending: {
    description: 'The payment of the person was begun and has not arrived',
    takes: ORDER,
    apply: orderIn('attempted'),
  },
  failed: { description: 'The payment has failed', takes: ORDER, apply: orderIn('failed') },
  refundRequested: {
    description: 'The person owns the project and has just asked for a refund',
    takes: ORDER,
    apply: orderIn('paid', { status: 'requested', note: null }),
  },
  refundDeclined: {
    description: 'The refund was declined with a note',
    takes: ORDER,
    apply: orderIn('paid', { status: 'declined', note: 'It unpacks with any current program.' }),
  },
  refundApproved: {
    description: 'The refund was approved, and the project is no longer owned',
    takes: ORDER,
    apply: orderIn('refunded', { status: 'approved', note: null }),
  },
  reviewed: {
    description: 'The person has reviewed the project',
    takes: ['project', 'by', 'daysAgo', 'hoursAgo', 'stars'],
    apply: ({ store: { reviews } }, { project, by, at, stars }) => {
      const own = [...reviews.where('userId', by.id)].find((row) => row.projectId === project.id);
      reviews.put({
        id: own?.id ?? reviews.nextId(),
        projectId: project.id,
        userId: by.id,
        stars,
        title: null,
        text: 'It does what its page says.',
        createdAt: at,
        updatedAt: at,
        isHidden: false,
        answer: null,
        answeredAt: null,
      });
    },
  },
  answered: {
    description: 'An answer in the support chat that the person has not read',
    takes: ['by'],
    apply: (context, { by }) => {
      const { conversationId } = openConversation(context, by);
      const staff = personIn(context, 'admin');
      addMessage(context, staff, { conversationId, message: 'Hello! How can I help you?' });
    },
  },
  inCart: { description: 'The project is in the cart of this browser', takes: ['project'] },
  notForSale: {
    description: 'The project was taken off sale',
    takes: ['project'],
    apply: changeProject(() => ({ isActive: false })),
  },
  withdrawn: {
    description: 'The file of the project is gone',
    takes: ['project'],
    apply: changeProject(() => ({ isFileWithdrawn: true })),
  },
  price: {
    description: 'The project has another price',
    takes: ['project', 'rupees'],
    apply: changeProject(({ rupees }) => ({ pricePaise: Math.round(rupees * PAISE_PER_RUPEE) })),
  },
} as const satisfies Record<string, Rule>;

/** The name of a grant. */
export type GrantName = keyof typeof grants;

/** A grant with all of its parts. */
export type Grant = { name: GrantName } & Parts;

const defaults: Parts = {
  project: 4,
  by: 'customer',
  daysAgo: 0,
  hoursAgo: 0,
  stars: 5,
  rupees: 4999,
};

const isPart = (name: string): name is keyof Parts => Object.hasOwn(defaults, name);

function readPart(name: keyof Parts, text: string): number | PersonName {
  if (name === 'by') {
    if (!isPersonName(text) || text === 'visitor')
      throw new TypeError(`There is no buyer "${text}"`);
    return text;
  }
  const number = Number(text);
  const isRight = name === 'rupees' ? number >= 0 : Number.isInteger(number) && number >= 0;
  if (text === '' || !isRight || (name === 'stars' && (number < 1 || number > 5))) {
    throw new TypeError(`The ${name} of a grant cannot be "${text}"`);
  }
  return number;
}

/** Parses a grant such as `owns:project=4,by=customer,daysAgo=29`; throws an error message if it is invalid. */
export function parseGrant(text: string): Grant {
  const [name = '', list] = text.split(/:(.*)/);
  if (!Object.hasOwn(grants, name)) {
    throw new TypeError(`There is no grant "${name}"; there are ${Object.keys(grants).join(', ')}`);
  }
  const rule: Rule = grants[name as GrantName];
  const parts = (list ? list.split(',') : []).map((part): [keyof Parts, number | PersonName] => {
    const [key = '', value = ''] = part.split('=');
    if (!isPart(key) || !rule.takes.includes(key)) {
      throw new TypeError(`The grant ${name} has no ${key}; it has ${rule.takes.join(', ')}`);
    }
    return [key, readPart(key, value)];
  });
  return { name: name as GrantName, ...defaults, ...(Object.fromEntries(parts) as Partial<Parts>) };
}

function personIn(context: DomainContext, name: PersonName): UserRow {
  const person = findByEmail(context, knownPeople[name].email ?? '');
  if (!person) throw new TypeError(`${knownPeople[name].label} has no account any more`);
  return person;
}

/** Changes the data of the shop as a grant says; throws an error message without its project or person. */
export function applyGrant(context: DomainContext, grant: Grant): void {
  const { daysAgo, hoursAgo, stars, rupees } = grant;
  const agoMs = (daysAgo * HOURS_PER_DAY + hoursAgo) * HOUR_MS;
  const rule: Rule = grants[grant.name];
  rule.apply?.(context, {
    project: requireProject(context, grant.project),
    by: personIn(context, grant.by),
    at: new Date(context.now().getTime() - agoMs).toISOString(),
    stars,
    rupees,
  });
}
