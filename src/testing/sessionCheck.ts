import { http } from 'msw';
import { server } from './mockServer';

/** Holds the response to the session check; returns a function that releases it. */
export function holdSessionCheck(): () => void {
  let finish!: () => void;
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  server.use(http.get('*/api/auth/profile', () => isFinished));
  return finish;
}
