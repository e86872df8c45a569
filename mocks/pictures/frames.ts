import type { Block } from './layout';
import { navigation, PAGE, ZOOM } from './navigation';
import { rect, text, widthOf } from './svg';
import type { Theme } from './theme';

/** A screen of a project; it gets the names of the project's sections. */
export type Screen = (theme: Theme, sections: readonly string[]) => string;

/**
 * A screen of a web application: the active section, a heading `title|line` and a button; without a
 * heading, the content takes the whole height.
 */
export function page(section: number, heading: string, action: string, content: Block): Screen {
  return (theme, sections) => {
    const { draw, left, top } = navigation[theme.frame];
    const pad = theme.frame === 'site' ? 40 : 28;
    const x = left + pad;
    const w = PAGE.w - left - 2 * pad;
    const [title = '', note = ''] = heading.split('|');
    const buttonWidth = action ? widthOf(action, 16, 600) + 44 : 0;
    const titleWidth = widthOf(title, 30, 700) * (theme.headingFont ? 1.13 : 1);
    const size = theme.weight > 700 ? 30 : 28;
    const head = title
      ? [
          text(x, top + 54, title, {
            size,
            weight: theme.weight,
            font: theme.headingFont,
            max: w - buttonWidth - 16,
          }),
          text(x + titleWidth + 16, top + 54, note, {
            size: 16,
            fill: theme.muted,
            max: Math.max(0, w - buttonWidth - titleWidth - 36),
          }),
          action
            ? rect({ x: x + w - buttonWidth, y: top + 23, w: buttonWidth, h: 44 }, theme.accent, {
                r: Math.min(22, theme.radius),
              }) +
              text(x + w - buttonWidth / 2, top + 51, action, {
                weight: 600,
                fill: '#FFFFFF',
                anchor: 'middle',
              })
            : '',
        ].join('')
      : '';
    const y = top + (title ? 86 : 24);
    return `<g transform="scale(${ZOOM})">${[
      rect(PAGE, theme.ground),
      draw(theme, sections, section),
      head,
      content(theme, { x, y, w, h: PAGE.h - y - 24 }),
    ].join('')}</g>`;
  };
}
