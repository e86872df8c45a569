/**
 * Where the script that runs at the moment came from; the page's own origin failing that. To be asked
 * while the script loads, since nobody knows it afterwards.
 */
export function scriptOrigin(): string {
  const script = document.currentScript;
  return script instanceof HTMLScriptElement && script.src !== ''
    ? new URL(script.src).origin
    : window.location.origin;
}
