const DEFAULT_ACCENT = '#2A45DB';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A background colour, and black or white, whichever contrasts more. */
export interface Accent {
  background: string;
  foreground: '#000000' | '#ffffff';
}

/** Returns the accent for a shop's theme colour; the default blue if it is not `#rrggbb`. */
export function accentFor(color: string | undefined): Accent {
  const background = color !== undefined && /^#[0-9a-f]{6}$/i.test(color) ? color : DEFAULT_ACCENT;
  const light = luminance(background) + 0.05;
  return { background, foreground: light / 0.05 > 1.05 / light ? '#000000' : '#ffffff' };
}
