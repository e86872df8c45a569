import type { ContractDocument, Operation } from '../document/types';
import type { Client } from '../exchange/client';
import { toRequest } from '../exchange/request';
import type { RunSettings } from '../world/world';

/** Stands among the names of extensions for those that the backend is seen to offer. */
export const DETECTED = 'detected';
const OK = 200;
const UNAUTHORIZED = 401;
/** Stands for an id that no guest needs to know. */
const ANY_ID = '1';

/**
 * Returns the extensions to check. Of one that a backend lacks, every address is unknown, while a guest's request to one
 * that it has is refused or answered with JSON. Only reads; idempotency keys do not show.
 */
export async function resolveExtensions(
  { url, extensions }: RunSettings,
  document: ContractDocument,
  client: Client,
): Promise<RunSettings['extensions']> {
  if (extensions === 'all' || !extensions.includes(DETECTED)) return extensions;
  const send = async (operation: Operation, id: string) => {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    const path = Object.fromEntries(names.map((name) => [name, id]));
    return (await client.send(toRequest(url, operation, { path }))).response;
  };
  const list = await send(document.operation('listProjects'), ANY_ID);
  const { projects } = (list?.json ?? {}) as { projects?: { id?: string | number }[] };
  // What anyone may read tells a backend apart that asks for a login at every address.
  const readable = document.operations
    .filter(({ extension, method, isPublic }) => extension && (method === 'GET' || !isPublic))
    .sort((one, other) => Number(other.isPublic) - Number(one.isPublic));
  const offered = readable.map(async (operation, index) => {
    const { extension } = operation;
    if (readable.findIndex((one) => one.extension === extension) !== index) return [];
    const response = await send(operation, String(projects?.[0]?.id ?? ANY_ID));
    const isRead = response?.status === OK && response.json !== undefined;
    return isRead || response?.status === UNAUTHORIZED ? [extension!] : [];
  });
  const named = extensions.filter((name) => name !== DETECTED);
  return [...named, ...(await Promise.all(offered)).flat()];
}
