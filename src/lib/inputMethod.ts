/** The key code while an input method (IME) composes, Safari's only sign of it. */
const INPUT_METHOD_KEY_CODE = 229;

type KeyPress = { keyCode: number; nativeEvent: { isComposing: boolean } };

/** Returns whether a key press, as React tells it, belongs to an input method that composes a text. */
export const belongsToInputMethod = ({ nativeEvent, keyCode }: KeyPress): boolean =>
  nativeEvent.isComposing || keyCode === INPUT_METHOD_KEY_CODE;
