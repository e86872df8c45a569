import type { ListPaymentsAnswer } from '@/api/generated/payments.gen';
import type { ListPurchasedProjectsAnswer, PurchaseStatus } from '@/api/generated/projects.gen';
import type { World } from '../../world/world';
import { Unavailable } from '../../world/world';
import { answerCase, reading, writing, type Case } from '../case';
import { UNKNOWN_ID } from '../unknown';
import { findDisorder } from '../listings/order';

/** Who may own something already: the person of --email before a fresh account. */
const byReader = (world: World) => ({
  token: (world.maybe('customer') ?? world.need('person')).token,
});

function chooseProject(world: World): void {
  const owned = new Set((world.maybe('owned') ?? []).map(({ id }) => id));
  const project = world
    .maybe('catalogue')
    ?.find(
      ({ id, is_active, base_price }) => is_active && Number(base_price) > 0 && !owned.has(id),
    );
  if (project) world.learn({ project });
}

function needOwned(world: World) {
  const [first] = world.need('owned');
  if (!first) throw new Unavailable('the person owns no project');
  return first;
}

/** What a person reads of the own purchases, before anything is bought. */
export const libraryCases: Case[] = [
  ...reading([
    answerCase<ListPurchasedProjectsAnswer>(
      ['listPurchasedProjects', 200, 'what the person owns, newest purchase first'],
      byReader,
      ({ projects }, probe, world) => {
        world.learn({ owned: projects });
        chooseProject(world);
        const disorder = findDisorder(projects, 'purchase_date', 'time', 'DESC');
        probe.expectEqual(disorder, undefined, 'sorting', 'The newest purchase is not the first');
      },
    ),
    answerCase<ListPaymentsAnswer>(
      ['listPayments', 200, 'the payments of the person, newest first'],
      byReader,
      ({ payments }, probe) => {
        const disorder = findDisorder(payments, 'purchase_date', 'time', 'DESC');
        probe.expectEqual(disorder, undefined, 'sorting', 'The newest payment is not the first');
      },
    ),
    answerCase<PurchaseStatus>(
      ['getPurchaseStatus', 200, 'a project that the person does not own'],
      (world) => ({ ...byReader(world), path: { id: world.need('project').id } }),
      ({ hasPurchased }, probe) =>
        probe.expectEqual(hasPurchased, false, 'consistency', 'It is not in the list of purchases'),
    ),
    answerCase<PurchaseStatus>(
      ['getPurchaseStatus', 200, 'a project that the person owns'],
      (world) => ({ ...byReader(world), path: { id: needOwned(world).id } }),
      ({ hasPurchased }, probe) =>
        probe.expectEqual(hasPurchased, true, 'consistency', 'It is in the list of purchases'),
    ),
    answerCase(['downloadProject', 403, 'a project that the person does not own'], (world) => ({
      ...byReader(world),
      path: { id: world.need('project').id },
    })),
    answerCase(['downloadProject', 404, 'a project that there is not'], (world) => ({
      ...byReader(world),
      path: { id: UNKNOWN_ID },
    })),
  ]),
  // A download counts, so that it is no reading.
  ...writing([
    answerCase(['downloadProject', 200, 'a project that the person owns'], (world) => ({
      ...byReader(world),
      path: { id: needOwned(world).id },
    })),
  ]),
];
