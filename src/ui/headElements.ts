function findOrAdd(tag: 'meta' | 'link', attribute: string, name: string): Element {
  const found = document.head.querySelector(`${tag}[${attribute}="${name}"]`);
  if (found) return found;
  const element = document.createElement(tag);
  element.setAttribute(attribute, name);
  document.head.append(element);
  return element;
}

function setElement(
  [tag, attribute, name]: Parameters<typeof findOrAdd>,
  valueAttribute: 'content' | 'href',
  value: string | null,
): void {
  if (value !== null) findOrAdd(tag, attribute, name).setAttribute(valueAttribute, value);
  else document.head.querySelector(`${tag}[${attribute}="${name}"]`)?.remove();
}

/**
 * Sets a `<meta>` of the document, or removes it for null. Link previews read `og:` names as
 * properties.
 */
export function setMeta(name: string, content: string | null): void {
  const attribute = name.startsWith('og:') ? 'property' : 'name';
  setElement(['meta', attribute, name], 'content', content);
}

/** Sets the URL of the document's canonical link, or removes the link for null. */
export function setCanonicalLink(href: string | null): void {
  setElement(['link', 'rel', 'canonical'], 'href', href);
}
