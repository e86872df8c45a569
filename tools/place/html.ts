/** Escapes a text for HTML elements and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Returns a meta element such as `<meta property="og:title" content="…">`. */
export function metaElement(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

/** Matches the element that {@link metaElement} returns, however the build writes it. */
export function metaPattern(kind: 'name' | 'property', name: string): RegExp {
  return new RegExp(`<meta\\s+${kind}="${name}"\\s+content="([^"]*)"[^>]*>`);
}
