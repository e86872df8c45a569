import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeApiStore, send } from '@/testing/apiStore';
import { backend, server } from '@/testing/mockServer';
import { requestsTo } from '@/testing/recordedRequests';
import { startSession } from '@/testing/startSession';
import { useDeleteProjectMutation, useGetAdminProjectQuery } from './adminApi';
import { adminApi } from './generated/admin.gen';

/** Reads a project as an admin, in a store of its own, and returns how to delete it. */
async function readProject(id: number) {
  const store = await startSession('admin');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(
    () => ({
      query: useGetAdminProjectQuery({ id }),
      deleteProject: useDeleteProjectMutation()[0],
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.query.isSuccess).toBe(true));
  return {
    query: () => result.current.query,
    remove: () => result.current.deleteProject({ id }),
  };
}

it.each([
  ['text/csv; charset=utf-8', 200, { data: 'Order,Amount' }],
  ['text/html', 200, { error: { status: 'PARSING_ERROR', originalStatus: 200 } }],
  ['text/html', 502, { error: { status: 502, data: 'Order,Amount' } }],
])('an export sent as %s with the status %i is a table or fails', async (type, status, result) => {
  server.use(
    http.get('*/api/admin/payments/export', () =>
      HttpResponse.text('Order,Amount', { status, headers: { 'Content-Type': type } }),
    ),
  );
  const request = adminApi.endpoints.exportAdminPayments.initiate({});
  expect(await send(makeApiStore(), request)).toMatchObject(result);
});

describe('deleting a project', () => {
  it('requests it again wherever it is shown', async () => {
    const { id } = backend.store.projects
      .all()
      .find((project) => backend.store.orders.where('projectId', project.id).length === 0)!;
    const { query, remove } = await readProject(id);
    await act(() => remove().unwrap());
    await waitFor(() => expect(query().error).toMatchObject({ status: 404 }));
  });

  it.each([
    [409, 2],
    [404, 2],
    [500, 1],
  ])('that fails with %d has requested it %d times', async (status, times) => {
    const { query, remove } = await readProject(1);
    backend.faults.set('deleteProject', { status });
    await act(() => remove());
    await waitFor(() => expect(query().isFetching).toBe(false));
    expect(requestsTo('GET /api/admin/projects/1')).toHaveLength(times);
  });
});
