import type { UnknownAction } from '@reduxjs/toolkit';
import {
  answerEverything,
  type ApiRequest,
  LEAST_ANSWER,
  makeApiStore,
  send,
} from '@/testing/apiStore';
import { renderApiHook } from '@/testing/renderApiHook';
import {
  isPurchasedList,
  makeSelectProjects,
  ownedProjectIds,
  purchaseRecorded,
  renewProject,
  reportsOwnership,
  requestProject,
  requestPurchasedProjects,
  requestPurchaseStatus,
  useListProjectsQuery,
} from './catalogApi';
import { projectsApi } from './generated/projects.gen';

/** Sends a request that gets this answer; returns the actions that it leads to. */
async function actionsOf(request: ApiRequest, body: object, status = 200) {
  const actions: UnknownAction[] = [];
  answerEverything(() => ({ body: { ...LEAST_ANSWER, ...body }, status }));
  await send(
    makeApiStore((action) => actions.push(action)),
    request,
  );
  return actions;
}

describe('the owned projects of a response', () => {
  it.each<[string, () => ApiRequest, object, number, number[]]>([
    ['all purchases', requestPurchasedProjects, { projects: [{ id: 4 }, { id: 5 }] }, 200, [4, 5]],
    ['no purchases', requestPurchasedProjects, { projects: [] }, 200, []],
    ['purchases that failed', requestPurchasedProjects, { projects: [{ id: 4 }] }, 403, []],
    ['an owned project', () => requestPurchaseStatus(4), { hasPurchased: true }, 200, [4]],
    ['a project for sale', () => requestPurchaseStatus(4), { hasPurchased: false }, 200, []],
    ['a status that failed', () => requestPurchaseStatus(4), { hasPurchased: true }, 403, []],
    ['a page of a project', () => requestProject(4), { project: { id: 4 } }, 200, []],
  ])('with %s are reported', async (_what, request, body, status, ids) => {
    const actions = await actionsOf(request(), body, status);
    expect(actions.flatMap(ownedProjectIds)).toEqual(ids);
    expect(actions.some(reportsOwnership)).toBe(ids.length > 0);
  });

  it('are complete in the list of purchases alone', async () => {
    const list = await actionsOf(requestPurchasedProjects(), { projects: [] });
    expect(list.filter(isPurchasedList)).toHaveLength(1);
    const status = await actionsOf(requestPurchaseStatus(4), { hasPurchased: true });
    expect(status.filter(isPurchasedList)).toHaveLength(0);
  });
});

it('a page of the catalogue is requested as it is wanted', async () => {
  const { pagination } = LEAST_ANSWER;
  const queries = answerEverything(() => ({ body: { projects: [], pagination } }));
  const { result } = await renderApiHook(() => useListProjectsQuery({ page: 2, search: 'clinic' }));
  expect(queries).toEqual(['/api/projects?page=2&search=clinic']);
  expect(result.current).toEqual({
    currentData: { projects: [], pagination },
    error: undefined,
    isFetching: false,
    refetch: expect.any(Function) as unknown,
  });
});

it('a recorded purchase is owned at once', async () => {
  const store = makeApiStore();
  await store.dispatch(purchaseRecorded(4));
  const select = projectsApi.endpoints.getPurchaseStatus.select({ id: 4 });
  expect(select(store.getState()).data).toEqual({
    hasPurchased: true,
    purchaseStatus: 'completed',
  });
});

it('a copy of a project is renewed on request, also where it is shown', async () => {
  let price = '4999.00';
  answerEverything(() =>
    price ? { body: { project: { id: 4, base_price: price } } } : { status: 404, body: {} },
  );
  const store = makeApiStore();
  await store.dispatch(requestProject(4));
  price = '5999.00';
  expect(await store.dispatch(renewProject(4))).toMatchObject({ id: 4, base_price: 5999 });
  const select = projectsApi.endpoints.getProject.select({ id: 4 });
  expect(select(store.getState()).data?.project).toMatchObject({ base_price: 5999 });
  price = '';
  expect(await makeApiStore().dispatch(renewProject(4))).toBeUndefined();
});

describe('several projects', () => {
  const stateOf = (store: ReturnType<typeof makeApiStore>) => store.getState();

  it('are selected in order, with the errors of those that failed', async () => {
    answerEverything(({ url }) =>
      url.endsWith('/5')
        ? { status: 404, body: { message: 'Gone' } }
        : { body: { project: { id: Number(url.split('/').at(-1)), title: 'Clinic' } } },
    );
    const store = makeApiStore();
    await Promise.all([4, 5, 6].map((id) => store.dispatch(requestProject(id))));
    const select = makeSelectProjects([6, 5, 7, 4]);
    const selected = select(stateOf(store));
    expect(selected).toMatchObject([
      { id: 6, project: { id: 6, title: 'Clinic' } },
      { id: 5, error: { status: 404, data: { message: 'Gone' } } },
      { id: 7, project: undefined, error: undefined },
      { id: 4, project: { id: 4, title: 'Clinic' } },
    ]);
    expect(selected[0]!.error).toBeUndefined();
    expect(selected[1]!.project).toBeUndefined();

    await store.dispatch(requestProject(8));
    expect(select(stateOf(store))).toBe(selected);
  });

  it('are none without ids', () => {
    expect(makeSelectProjects([])(stateOf(makeApiStore()))).toEqual([]);
  });
});
