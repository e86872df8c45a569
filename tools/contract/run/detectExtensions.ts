import type { ContractDocument, Operation } from '../document/types';
import type { Client } from '../exchange/client';
import { toRequest } from '../exchange/request';

const LIST = 'listProjects';
const OK = 200;
const UNAUTHORIZED = 401;
/** Stands for an id that no guest needs to know. */
const ANY_ID = '1';

/**
 * Returns the names of the extensions that a backend offers: one that it lacks is an unknown address, while a guest's
 * request to one that it has is refused or answered with JSON. Only reads; idempotency keys do not show.
 */
export async function detectExtensions(
  document: ContractDocument,
  client: Client,
  url: string,
): Promise<string[]> {
  const send = (operation: Operation, id: string) => {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    const path = Object.fromEntries(names.map((name) => [name, id]));
    return client.send(toRequest(url, operation, { path }));
  };
  const list = await send(document.operation(LIST), ANY_ID);
  const { projects } = (list.response?.json ?? {}) as { projects?: { id?: string | number }[] };
  const id = String(projects?.[0]?.id ?? ANY_ID);
  const readable = document.operations.filter(
    ({ extension, method, isPublic }) => extension !== null && (method === 'GET' || !isPublic),
  );
  const names = new Set(readable.map(({ extension }) => extension!));
  const found = await Promise.all(
    [...names].map(async (name) => {
      const own = readable.filter(({ extension }) => extension === name);
      // What anyone may read tells a backend apart that asks for a login at every address.
      const operation = own.find(({ isPublic }) => isPublic) ?? own[0]!;
      const { response } = await send(operation, id);
      const isRead = response?.status === OK && response.json !== undefined;
      return isRead || response?.status === UNAUTHORIZED ? [name] : [];
    }),
  );
  return found.flat();
}
