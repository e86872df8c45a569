/** The key code while an input method (IME) composes, Safari's only sign of it. */
const INPUT_METHOD_KEY_CODE = 229;

type KeyPress = { keyCode: number; nativeEvent: { isComposing: boolean } };

const onKeyDown = (event: KeyboardEvent) => {
  const { key, keyCode } = event;
  const isComposing = belongsToInputMethod({ keyCode, nativeEvent: event });
  if (key === 'Escape' && isComposing) event.stopImmediatePropagation();
};

/** Keeps the Escape that ends a composition from closing a layer; returns a function that stops it. */
export function guardCompositions(): () => void {
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
}

/** Returns whether a key press, as React tells it, belongs to an input method that composes a text. */
export const belongsToInputMethod = ({ nativeEvent, keyCode }: KeyPress): boolean =>
  nativeEvent.isComposing || keyCode === INPUT_METHOD_KEY_CODE;
