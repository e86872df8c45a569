/** Prefix of every element id, because labels and descriptions share the page's id space. */
const ID_PREFIX = 'simulated-checkout';

/** Returns a prefixed id for a part of the dialog. */
export function idFor(part: string): string {
  return `${ID_PREFIX}-${part}`;
}

/**
 * Creates an element; string children become text nodes, so external data is never parsed as
 * markup.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}
