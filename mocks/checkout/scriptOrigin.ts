/**
 * Returns the origin of the running script, or of the page as a fallback. Must be called while the
 * script loads, because it is unknown afterwards.
 */
export function scriptOrigin(): string {
  const script = document.currentScript;
  return script instanceof HTMLScriptElement && script.src !== ''
    ? new URL(script.src).origin
    : window.location.origin;
}
