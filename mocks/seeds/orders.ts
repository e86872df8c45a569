import { drawId } from '../domain/ids';
import { issuedDetails } from '../domain/issuedDetails';
import type { OrderRow, OrderStatus, ProjectRow, RefundRow, UserRow } from '../domain/model';
import { daysBefore, wholeDaysSince } from './calendar';
import { peopleIds } from './people';
import { popularityOf, specialProjects } from './projects';

const DAYS_OF_ORDERS = 700;
const MINUTES_PER_DAY = 1440;
const MOST_DOWNLOADS_PER_ORDER = 5;
/** Above 1: a few projects sell far better than the others. */
const DEMAND_SKEW = 3;

type Purchase = { projectId: number; status: OrderStatus; daysAgo: number; downloads: number };

/** The purchases of asha@example.com: seven projects, and one payment of each other status. */
const ASHAS_PURCHASES: readonly Purchase[] = [
  { projectId: 12, status: 'paid', daysAgo: 9, downloads: 1 },
  { projectId: 3, status: 'attempted', daysAgo: 11, downloads: 0 },
  { projectId: 27, status: 'paid', daysAgo: 31, downloads: 2 },
  { projectId: 8, status: 'failed', daysAgo: 36, downloads: 0 },
  { projectId: 41, status: 'paid', daysAgo: 72, downloads: 4 },
  { projectId: 55, status: 'paid', daysAgo: 118, downloads: 1 },
  { projectId: 60, status: 'refunded', daysAgo: 150, downloads: 1 },
  { projectId: 74, status: 'paid', daysAgo: 203, downloads: 3 },
  { projectId: 98, status: 'paid', daysAgo: 260, downloads: 2 },
  { projectId: specialProjects.inactive, status: 'paid', daysAgo: 330, downloads: 5 },
];

/** The only owner of the project whose file was withdrawn. */
const OWNER_OF_WITHDRAWN = 4;

/** The refund of Asha's one refunded payment, with the days before the anchor day. */
const seedRefund = (anchor: Date): RefundRow => ({
  status: 'refunded',
  openedBy: 'buyer',
  reason: 'technical_issue',
  text: 'The archive cannot be unpacked: it ends in the middle of the file src/app.js.',
  requestedAt: daysBefore(anchor, 148, 0),
  note: 'We could reproduce this and could not mend it in time. Sorry for the trouble!',
  decidedAt: daysBefore(anchor, 147, 0),
  refundedAt: daysBefore(anchor, 142, 0),
});

const NOT_SOLD: readonly number[] = [specialProjects.inactive, specialProjects.withdrawn];

function drawStatus(random: () => number): OrderStatus {
  const share = random();
  if (share < 0.78) return 'paid';
  if (share < 0.86) return 'attempted';
  return share < 0.94 ? 'failed' : 'refunded';
}

/**
 * Returns a function that draws projects at random. Popular projects are drawn more often, and those
 * that have been on sale for longer.
 */
function makeProjectDraw(
  projects: readonly ProjectRow[],
  anchor: Date,
  random: () => number,
): () => ProjectRow {
  let total = 0;
  /** Cumulative weights. */
  const ends = projects.map((project) => {
    const daysOnSale = wholeDaysSince(project.createdAt, anchor);
    return (total += popularityOf(project) ** DEMAND_SKEW * Math.sqrt(daysOnSale));
  });
  return () => {
    const drawn = random() * total;
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! > drawn) high = middle;
      else low = middle + 1;
    }
    return projects[low]!;
  };
}

/**
 * Returns `count` orders of every status. Nobody buys a project twice,
 * before its creation, or before creating an account.
 */
export function seedOrders(
  anchor: Date,
  random: () => number,
  projects: readonly ProjectRow[],
  people: readonly UserRow[],
  count: number,
): OrderRow[] {
  const buyers = new Map(people.map((person) => [person.id, person]));
  const toOrder = (
    userId: number,
    { projectId, status, daysAgo, downloads }: Purchase,
  ): OrderRow => ({
    id: drawId('order', random),
    userId,
    projectId,
    amountPaise: projects[projectId - 1]!.pricePaise,
    status,
    createdAt: daysBefore(anchor, daysAgo, Math.floor(random() * MINUTES_PER_DAY)),
    paymentId: status === 'attempted' ? null : drawId('pay', random),
    downloadCount: downloads,
    method: status === 'attempted' ? null : projectId % 3 === 0 ? 'card' : 'upi',
    ...((status === 'paid' || status === 'refunded') && {
      receipt: issuedDetails(buyers.get(userId)!, projects[projectId - 1]!),
    }),
    refund: null,
    invoice: null,
  });

  const others = people.filter(({ id }) => !Object.values<number>(peopleIds).includes(id));
  const sellable = projects.filter(({ id }) => !NOT_SOLD.includes(id));
  const drawProject = makeProjectDraw(sellable, anchor, random);
  const bought = new Set<string>();
  const orders = ASHAS_PURCHASES.map((purchase) => {
    const order = toOrder(peopleIds.asha, purchase);
    return purchase.status === 'refunded' ? { ...order, refund: seedRefund(anchor) } : order;
  });
  orders.push(
    toOrder(OWNER_OF_WITHDRAWN, {
      projectId: specialProjects.withdrawn,
      status: 'paid',
      daysAgo: 200,
      downloads: 2,
    }),
  );
  while (orders.length < count) {
    const buyer = others[Math.floor(random() * others.length)]!;
    const project = drawProject();
    const status = drawStatus(random);
    const possibleDays = Math.min(
      DAYS_OF_ORDERS,
      wholeDaysSince(buyer.createdAt, anchor),
      wholeDaysSince(project.createdAt, anchor),
    );
    const daysAgo = 1 + Math.floor(random() * possibleDays);
    const pair = `${buyer.id}-${project.id}`;
    if (bought.has(pair)) continue;
    bought.add(pair);
    // Most buyers download once or twice.
    const again = Math.floor(random() ** 2 * MOST_DOWNLOADS_PER_ORDER);
    const downloads = status === 'paid' ? 1 + again : 0;
    orders.push(toOrder(buyer.id, { projectId: project.id, status, daysAgo, downloads }));
  }
  return orders;
}
