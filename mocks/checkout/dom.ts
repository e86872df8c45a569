/** Prefix of every element id, since labels and descriptions share the page's id space. */
const ID_PREFIX = 'simulated-checkout';

/** An id for a part of the dialog, safe beside the page's own. */
export function idFor(part: string): string {
  return `${ID_PREFIX}-${part}`;
}

/** A new element; string children become text, so nothing from outside is read as markup. */
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
