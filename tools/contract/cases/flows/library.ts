import { SkipCase, type World } from '../../world/world';
import { callCase, type Case, writing } from '../case';

/** Prefers the --email user, who may already own projects, over a new account. */
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
  if (!first) throw new SkipCase('the user owns no project');
  return first;
}

/** Cases that read a user's purchases and payments before this run buys anything. */
export const libraryCases: Case[] = [
  callCase(
    ['listPurchasedProjects', 200, 'owned projects, newest purchase first', 'prepares'],
    byReader,
    ({ projects }, probe, world) => {
      world.learn({ owned: projects });
      chooseProject(world);
      const message = 'The newest purchase is not the first';
      probe.expectSorted(projects, ['purchase_date', 'time', 'DESC'], message);
    },
  ),
  callCase(['listPayments', 200, 'own payments, newest first'], byReader, ({ payments }, probe) => {
    const message = 'The newest payment is not the first';
    probe.expectSorted(payments, ['purchase_date', 'time', 'DESC'], message);
  }),
  ...[true, false].map((isOwned) =>
    callCase(
      ['getPurchaseStatus', 200, isOwned ? 'an owned project' : 'a project that is not owned'],
      (world) => {
        const { id } = isOwned ? needOwned(world) : world.need('project');
        return { ...byReader(world), path: { id } };
      },
      ({ hasPurchased }, probe) =>
        probe.expectEqual(hasPurchased, isOwned, 'The list of purchases says otherwise'),
    ),
  ),
  callCase(['downloadProject', 403, 'a project that the user does not own'], (world) => ({
    ...byReader(world),
    path: { id: world.need('project').id },
  })),
  // A download changes the download count.
  ...writing([
    callCase(['downloadProject', 200, 'a project that the user owns'], (world) => ({
      ...byReader(world),
      path: { id: needOwned(world).id },
    })),
  ]),
];
