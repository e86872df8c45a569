import { idFor } from './dom';

// Reverts everything to the browser's own styles first, so that the page's styles do not apply.
const CSS = `
.simulated-checkout, .simulated-checkout * { all: revert; box-sizing: border-box; }
.simulated-checkout {
  color-scheme: light dark; --sc-surface: light-dark(#ffffff, #171a22); --sc-raised: light-dark(#f3f5fa, #20242f);
  --sc-ink: light-dark(#171b26, #eef0f6); --sc-muted: light-dark(#566075, #b0b8ca);
  --sc-edge: light-dark(#7a8499, #737d93); --sc-rule: light-dark(#dfe3ec, #313746);
  --sc-error: light-dark(#b3261e, #ffb4ab); --sc-error-surface: light-dark(#fdecea, #40191a);
  --sc-ribbon: light-dark(#fff1cc, #3a2c08); --sc-on-ribbon: light-dark(#573b00, #ffdf9e); width: 420px;
  max-width: calc(100vw - 32px); max-height: min(780px, calc(100vh - 32px)); margin: auto; padding: 0; border: 0;
  border-radius: 20px; overflow: hidden; background: var(--sc-surface); color: var(--sc-ink);
  font: 400 15px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; text-align: start;
  box-shadow: 0 24px 64px rgb(8 12 28 / 0.32); outline: none;
}
html[data-color-scheme='light'] .simulated-checkout { color-scheme: light; }
html[data-color-scheme='dark'] .simulated-checkout { color-scheme: dark; }
html:has(> body > .simulated-checkout) { overflow: hidden; }
.simulated-checkout::backdrop { background: rgb(8 12 28 / 0.56); }
.simulated-checkout[open] { display: flex; }
.simulated-checkout [hidden] { display: none !important; }
.simulated-checkout .sc-sheet { display: flex; flex: 1; flex-direction: column; min-width: 0; min-height: 0; }
.simulated-checkout .sc-header {
  display: grid; grid-template-columns: auto 1fr auto; gap: 4px 12px; align-items: center; padding: 18px 20px 16px;
  background: var(--sc-accent); color: var(--sc-on-accent); border-bottom: 1px solid var(--sc-rule);
}
.simulated-checkout .sc-mark {
  display: grid; place-items: center; width: 40px; height: 40px; border-radius: 12px;
  background: var(--sc-on-accent); color: var(--sc-accent); font-size: 20px; font-weight: 700;
}
.simulated-checkout .sc-merchant { min-width: 0; }
.simulated-checkout .sc-name {
  margin: 0; font-size: 16px; font-weight: 650; line-height: 1.3; overflow-wrap: anywhere;
}
.simulated-checkout .sc-description {
  display: -webkit-box; margin: 0; overflow: hidden; font-size: 13px; overflow-wrap: anywhere;
  -webkit-box-orient: vertical; -webkit-line-clamp: 2;
}
.simulated-checkout .sc-close {
  align-self: start; width: 36px; height: 36px; margin: -4px -8px 0 0; padding: 0; border: 0; border-radius: 50%;
  background: none; color: inherit; font: 400 26px/1 system-ui, sans-serif; cursor: pointer;
}
.simulated-checkout .sc-amount {
  grid-column: 1 / -1; margin: 10px 0 0; font-size: 30px; font-weight: 700; font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em; line-height: 1.15;
}
.simulated-checkout .sc-ribbon {
  display: flex; flex-wrap: wrap; gap: 0 8px; margin: 0; padding: 7px 20px; background: var(--sc-ribbon);
  color: var(--sc-on-ribbon); font-size: 13px;
}
.simulated-checkout .sc-mode { font-weight: 650; }
.simulated-checkout .sc-form { display: flex; flex: 1; flex-direction: column; min-height: 0; margin: 0; }
.simulated-checkout .sc-scroll {
  flex: 1; min-height: 0; padding: 16px 20px; overflow-y: auto; overscroll-behavior: contain;
}
.simulated-checkout .sc-fields { min-width: 0; margin: 0; padding: 0; border: 0; }
.simulated-checkout .sc-legend { padding: 0; font-size: 13px; font-weight: 600; }
.simulated-checkout .sc-methods { display: grid; gap: 10px; margin: 6px 0 16px; }
.simulated-checkout .sc-method {
  display: flex; gap: 10px; align-items: center; min-height: 44px; padding: 0 14px; border: 1px solid var(--sc-edge);
  border-radius: 12px; font-weight: 600; cursor: pointer;
}
.simulated-checkout .sc-method:has(:checked) {
  border-color: var(--sc-ink); background: var(--sc-raised); box-shadow: inset 0 0 0 1px var(--sc-ink);
}
.simulated-checkout .sc-method:has(:focus-visible) { outline: 2px solid var(--sc-ink); outline-offset: 2px; }
.simulated-checkout .sc-radio { width: 18px; height: 18px; margin: 0; outline: none; accent-color: var(--sc-ink); }
.simulated-checkout .sc-panel { display: grid; gap: 14px; margin-bottom: 6px; }
.simulated-checkout .sc-pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: start; }
.simulated-checkout .sc-field { position: relative; min-width: 0; }
.simulated-checkout .sc-label { display: block; margin-bottom: 4px; font-size: 13px; font-weight: 600; }
.simulated-checkout .sc-input {
  width: 100%; height: 46px; padding: 0 14px; border: 1px solid var(--sc-edge); border-radius: 12px;
  background: var(--sc-surface); color: var(--sc-ink); font: inherit; font-size: 16px;
  font-variant-numeric: tabular-nums;
}
.simulated-checkout .sc-input::placeholder { color: var(--sc-muted); opacity: 1; }
.simulated-checkout .sc-input[aria-invalid='true'] {
  border-color: var(--sc-error); box-shadow: inset 0 0 0 1px var(--sc-error);
}
.simulated-checkout .sc-network { position: absolute; top: 1px; right: 0; color: var(--sc-muted); font-size: 13px; }
.simulated-checkout .sc-problem { margin: 4px 0 0; color: var(--sc-error); font-size: 13px; }
.simulated-checkout .sc-details {
  margin-top: 16px; border: 1px solid var(--sc-rule); border-radius: 12px; background: var(--sc-raised);
}
.simulated-checkout .sc-summary {
  padding: 10px 14px; border-radius: 12px; font-size: 13px; font-weight: 600; cursor: pointer;
}
.simulated-checkout .sc-credentials { margin: 0; padding: 0 14px 6px; list-style: none; }
.simulated-checkout .sc-credential {
  display: flex; gap: 12px; align-items: center; justify-content: space-between; padding: 8px 0;
  border-top: 1px solid var(--sc-rule);
}
.simulated-checkout .sc-credential-text { display: grid; min-width: 0; }
.simulated-checkout .sc-credential-value {
  font-size: 14px; font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
}
.simulated-checkout .sc-credential-label { color: var(--sc-muted); font-size: 13px; }
.simulated-checkout .sc-use {
  flex: none; min-width: 52px; min-height: 32px; padding: 0 12px; border: 1px solid var(--sc-edge);
  border-radius: 10px; background: var(--sc-surface); color: var(--sc-ink); font: 600 13px/1 system-ui, sans-serif;
  cursor: pointer;
}
.simulated-checkout .sc-actions, .simulated-checkout .sc-over {
  display: grid; gap: 8px; padding: 14px 20px max(14px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--sc-rule);
}
.simulated-checkout .sc-over { gap: 16px; padding-top: 20px; border-top: 0; }
.simulated-checkout .sc-alert {
  display: grid; gap: 2px; margin-bottom: 4px; padding: 10px 14px; border-radius: 12px;
  border-inline-start: 4px solid var(--sc-error); background: var(--sc-error-surface); color: var(--sc-ink);
  overflow-wrap: anywhere;
}
.simulated-checkout .sc-alert-title { color: var(--sc-error); font-weight: 650; }
.simulated-checkout .sc-pay {
  display: flex; gap: 10px; align-items: center; justify-content: center; width: 100%; min-height: 50px;
  padding: 8px 16px; border: 0; border-radius: 14px; background: var(--sc-accent); color: var(--sc-on-accent);
  font: 650 16px/1.2 system-ui, sans-serif; font-variant-numeric: tabular-nums;
  box-shadow: inset 0 0 0 1px rgb(127 127 127 / 0.35); cursor: pointer;
}
.simulated-checkout .sc-pay:disabled { cursor: progress; }
.simulated-checkout .sc-cancel {
  min-height: 40px; padding: 0 16px; border: 0; border-radius: 12px; background: none; color: var(--sc-ink);
  font: 600 15px/1 system-ui, sans-serif; cursor: pointer;
}
.simulated-checkout .sc-cancel:hover { background: var(--sc-raised); }
.simulated-checkout .sc-status {
  position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap;
}
.simulated-checkout .sc-hint { margin: 0; color: var(--sc-muted); font-size: 13px; text-align: center; }
.simulated-checkout .sc-key {
  padding: 1px 6px; border: 1px solid var(--sc-edge); border-radius: 6px; font: inherit; font-size: 12px;
}
.simulated-checkout .sc-spinner {
  width: 18px; height: 18px; border: 2px solid currentcolor; border-top-color: transparent; border-radius: 50%;
}
.simulated-checkout :is(button, input, summary):focus-visible {
  outline: 2px solid var(--sc-ink); outline-offset: 2px;
}
.simulated-checkout .sc-radio.sc-radio:focus-visible { outline: none; }
.simulated-checkout .sc-header .sc-close:focus-visible { outline-color: currentcolor; outline-offset: -2px; }
@media (prefers-reduced-motion: no-preference) {
  @keyframes simulated-checkout-turn { to { transform: rotate(1turn); } }
  @keyframes simulated-checkout-rise { from { opacity: 0; transform: translateY(16px); } }
  .simulated-checkout { animation: simulated-checkout-rise 180ms ease-out; }
  .simulated-checkout .sc-spinner { animation: simulated-checkout-turn 800ms linear infinite; }
}
@media (max-width: 639px) {
  .simulated-checkout {
    width: 100%; max-width: 100%; max-height: calc(100dvh - 16px); margin: auto 0 0; border-radius: 20px 20px 0 0;
  }
}
@media (hover: none) {
  .simulated-checkout .sc-hint { display: none; }
}
@media (max-height: 600px) {
  .simulated-checkout { overflow-y: auto; }
  .simulated-checkout .sc-sheet { height: max-content; }
  .simulated-checkout .sc-scroll { overflow: visible; }
}
`;

let sheet: CSSStyleSheet | null = null;

/**
 * Adds the dialog's styles to the page once; as a constructed sheet where supported, because a CSP
 * allows those.
 */
export function applyStyles(): void {
  if ('adoptedStyleSheets' in document && 'replaceSync' in CSSStyleSheet.prototype) {
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    document.adoptedStyleSheets.push(sheet);
  } else if (!document.getElementById(idFor('styles'))) {
    const style = document.createElement('style');
    style.id = idFor('styles');
    style.textContent = CSS;
    document.head.append(style);
  }
}
