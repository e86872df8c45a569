/** Matches where a finger points. */
export const onTouch = '@media (pointer: coarse)';

/** The least width and height of a main control under a finger, in pixels. */
export const TOUCH_TARGET = 44;
