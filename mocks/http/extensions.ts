import type { DocumentedParameter } from './readArguments';

/** Removes the parameters and values that are extensions of an operation from a query. */
export function withoutExtensionParameters(
  { parameters }: { parameters: readonly DocumentedParameter[] },
  query: URLSearchParams,
): URLSearchParams {
  const kept = [...query].filter(([name, text]) => {
    const parameter = parameters.find((each) => each.in === 'query' && each.name === name);
    return !parameter?.isExtension && !parameter?.extensionValues?.includes(text);
  });
  return new URLSearchParams(kept);
}

function withoutProperty(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || name === undefined) return value;
  if (Array.isArray(value)) {
    return name === '*' ? value.map((entry) => withoutProperty(entry, rest)) : value;
  }
  if (!(name in value)) return value;
  const { [name]: property, ...others } = value as Record<string, unknown>;
  return rest.length === 0 ? others : { ...value, [name]: withoutProperty(property, rest) };
}

/** Removes the properties that are extensions from an operation's response. */
export function withoutExtensionProperties(
  { extensions }: { extensions: readonly string[] },
  content: object,
): object {
  return extensions.reduce<unknown>(
    (rest, path) => withoutProperty(rest, path.split('.')),
    content,
  ) as object;
}
