import { act, configure, waitFor } from '@testing-library/react';
import { answerEverything, queriesEnded } from '@/testing/apiStore';
import { renderApiHook } from '@/testing/renderApiHook';
import { projectsApi } from './generated/projects.gen';
import { useProjects } from './useProjects';

afterEach(() => configure({ reactStrictMode: false }));

const addressOf = (id: number) => `/api/projects/${id}`;
const answerProjects = () =>
  answerEverything(({ url }) => ({
    body: { project: { id: Number(url.split('/').at(-1)), title: 'Clinic' } },
  }));
const shown = (id: number) => ({ id, project: { id, title: 'Clinic' } });

describe('several projects', () => {
  it('are requested, and returned in order', async () => {
    const queries = answerProjects();
    const { result } = await renderApiHook(() => useProjects([5, 4]));
    expect(queries).toEqual([addressOf(5), addressOf(4)]);
    expect(result.current).toMatchObject([shown(5), shown(4)]);
  });

  it('are none without ids', async () => {
    const queries = answerProjects();
    const { result } = await renderApiHook(() => useProjects([]));
    expect(result.current).toEqual([]);
    expect(queries).toEqual([]);
  });

  it('are those of the current ids', async () => {
    const queries = answerProjects();
    let ids = [4];
    const { result, rerender, store } = await renderApiHook(() => useProjects(ids));
    ids = [4, 5];
    rerender();
    await act(() => queriesEnded(store));
    expect(queries).toEqual([addressOf(4), addressOf(5)]);
    expect(result.current).toMatchObject([shown(4), shown(5)]);
  });

  it('are no longer kept when they leave the ids', async () => {
    const queries = answerProjects();
    let ids = [4, 5];
    const { result, rerender, store } = await renderApiHook(() => useProjects(ids));
    ids = [5];
    rerender();
    await waitFor(() => expect(Object.keys(store.getState().api.queries)).toHaveLength(1));
    expect(queries).toEqual([addressOf(4), addressOf(5)]);
    expect(result.current).toMatchObject([shown(5)]);
    ids = [5, 4];
    rerender();
    await act(() => queriesEnded(store));
    expect(queries).toEqual([addressOf(4), addressOf(5), addressOf(4)]);
  });

  it('are requested once for the same ids', async () => {
    const queries = answerProjects();
    const { result, rerender } = await renderApiHook(() => useProjects([4, 5]));
    const first = result.current;
    rerender();
    expect(result.current).toBe(first);
    expect(queries).toHaveLength(2);
  });

  it.each([false, true])('are requested again when one changes, strictly: %p', async (isStrict) => {
    configure({ reactStrictMode: isStrict });
    const queries = answerProjects();
    const { store } = await renderApiHook(() => useProjects([4, 5]));
    queries.length = 0;
    store.dispatch(projectsApi.util.invalidateTags([{ type: 'Project', id: 4 }]));
    await act(() => queriesEnded(store));
    expect(queries).toEqual([addressOf(4)]);
  });

  it('are forgotten when nothing shows them', async () => {
    answerProjects();
    const { unmount, store } = await renderApiHook(() => useProjects([4, 5]));
    unmount();
    await waitFor(() => expect(store.getState().api.queries).toEqual({}));
  });
});
