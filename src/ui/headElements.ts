function findOrAdd(tag: 'meta' | 'link', attribute: string, name: string): Element {
  const found = document.head.querySelector(`${tag}[${attribute}="${name}"]`);
  if (found) return found;
  const element = document.createElement(tag);
  element.setAttribute(attribute, name);
  document.head.append(element);
  return element;
}

function setContent(attribute: 'name' | 'property', name: string, content: string | null): void {
  if (content !== null) findOrAdd('meta', attribute, name).setAttribute('content', content);
  else document.head.querySelector(`meta[${attribute}="${name}"]`)?.remove();
}

/** Sets a `<meta name>` of the document, or takes it away. */
export function setNamedMeta(name: string, content: string | null): void {
  setContent('name', name, content);
}

/** Sets a `<meta property>`, as link previews read it, or takes it away. */
export function setPropertyMeta(property: string, content: string | null): void {
  setContent('property', property, content);
}

/** Sets the address of the document's canonical link, or takes the link away. */
export function setCanonicalLink(href: string | null): void {
  if (href !== null) findOrAdd('link', 'rel', 'canonical').setAttribute('href', href);
  else document.head.querySelector('link[rel="canonical"]')?.remove();
}
