import type { Change } from './operations';

type Parameter = { name?: string } | undefined;

const PARAMETERS = 'parameters';
const PATH_ITEM_LENGTH = 2;

/**
 * Replaces the position of a parameter in a change's path by its name. Positions count the operation's own
 * parameters and then those of its path. `valueAt` reads the old document.
 */
export function nameParameters(change: Change, valueAt: (path: Change['path']) => unknown): Change {
  const { path, before, after } = change;
  const at = path.indexOf(PARAMETERS);
  const position = path[at + 1];
  if (at === -1 || typeof position !== 'number') return change;
  const parametersAt = (place: Change['path']) =>
    ((valueAt([...place, PARAMETERS]) ?? []) as unknown[]).map((_one, index) =>
      valueAt([...place, PARAMETERS, index]),
    ) as Parameter[];
  const isWhole = path.length === at + 2;
  const parameter = isWhole
    ? ((before ?? after) as Parameter)
    : [...parametersAt(path.slice(0, at)), ...parametersAt(path.slice(0, PATH_ITEM_LENGTH))][
        position
      ];
  return parameter?.name === undefined
    ? change
    : { ...change, path: path.with(at + 1, parameter.name) };
}
