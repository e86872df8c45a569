import { http } from 'msw';
import { server } from './mockServer';

/** Keeps the check of a stored session from being answered; answers how to let it go on. */
export function holdSessionCheck(): () => void {
  let finish!: () => void;
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  server.use(http.get('*/api/auth/profile', () => isFinished));
  return finish;
}
