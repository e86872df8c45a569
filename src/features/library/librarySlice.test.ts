/** @jest-environment node */
import {
  downloadEnded,
  downloadFollowed,
  downloadProgressed,
  downloadRequested,
  libraryReducer,
} from './librarySlice';

const request = { projectId: 4, title: 'Leadwell', showsFailure: false };
const running = libraryReducer(undefined, downloadRequested(request));

it('starts a download once', () => {
  expect(running.downloads).toEqual({ 4: { received: 0, total: null, showsFailure: false } });
  expect(libraryReducer(running, downloadRequested({ ...request, showsFailure: true }))).toBe(
    running,
  );
});

it('records its progress and who shows its failure, until it ends', () => {
  const progressed = libraryReducer(
    running,
    downloadProgressed({ projectId: 4, received: 2, total: 8 }),
  );
  const followed = libraryReducer(progressed, downloadFollowed(4));
  expect(followed.downloads[4]).toEqual({ received: 2, total: 8, showsFailure: true });
  expect(libraryReducer(followed, downloadEnded(4)).downloads).toEqual({});
});

it('ignores what comes after the end', () => {
  const late = downloadProgressed({ projectId: 5, received: 2, total: 8 });
  expect(libraryReducer(running, late)).toBe(running);
  expect(libraryReducer(running, downloadFollowed(5))).toBe(running);
});
