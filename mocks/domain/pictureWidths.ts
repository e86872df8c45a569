/** The widths in pixels that each picture is offered in (openapi.yaml, `image_widths`). */
export const PICTURE_WIDTHS = [320, 640, 960];

const SIZED = new RegExp(`-(${PICTURE_WIDTHS.join('|')})(?=\\.\\w+$)`);

/** Returns the name of the picture that a file name stands for, and in which width; null for its own. */
export const readSizedName = (name: string) => ({
  original: name.replace(SIZED, ''),
  width: Number(SIZED.exec(name)?.[1]) || null,
});
