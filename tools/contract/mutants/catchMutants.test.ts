import { catchMutant } from './catchMutants';
import { mutateBody } from './mutate';

it('catches a fault by its rule, and leaves a harmless change alone', async () => {
  const leak = mutateBody('getProfile', 'The password is returned', 'secret', (body) => ({
    ...body,
    password: 'password',
  }));
  const harmless = mutateBody('getProfile', 'The body is the same', 'secret', (body) => body);
  expect(await catchMutant(leak, { isDirect: true })).toMatchObject({ operationId: 'getProfile' });
  expect(await catchMutant(harmless, { isDirect: true })).toBeUndefined();
});
