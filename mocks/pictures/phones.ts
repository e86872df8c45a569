import type { Screen } from './frames';
import type { Block } from './layout';
import { glyph, HEIGHT, WIDTH } from './navigation';
import { circle, paragraph, path, rect, round, stroke, text, wrap, type Box } from './svg';
import { mix, type Theme } from './theme';

/** A screen of a mobile app: its title, the chosen tab, and the content. */
type PhoneScreen = (theme: Theme, box: Box, tabs: number) => string;

/** A phone's screen; `tab` is the index of the active tab, or -1 without tabs. */
export function phone(title: string, content: Block, tab = 0): PhoneScreen {
  return (theme, box, tabs) => {
    const narrow = { ...theme, pad: 14 };
    const screen = { x: box.x + 9, y: box.y + 9, w: box.w - 18, h: box.h - 18 };
    const foot = tab < 0 ? 20 : 66;
    const step = screen.w / tabs;
    const bottom = screen.y + screen.h;
    const tabBar =
      tab < 0
        ? ''
        : stroke(`M${round(screen.x)} ${round(bottom - 60)}h${round(screen.w)}`, theme.line) +
          Array.from({ length: tabs }, (_entry, index) =>
            glyph(
              screen.x + step * (index + 0.5) - 10,
              bottom - 42,
              index,
              index === tab ? theme.deep : theme.muted,
            ),
          ).join('');
    return [
      rect(box, '#0A0D13', { r: 44 }),
      rect(screen, theme.ground, { r: 36 }),
      text(screen.x + 26, screen.y + 27, '9:41', { size: 14, weight: 700 }),
      rect({ x: box.x + box.w / 2 - 40, y: screen.y + 10, w: 80, h: 22 }, '#0A0D13', { r: 11 }),
      path(`M${round(screen.x + screen.w - 46)} ${round(screen.y + 16)}h22v11h-22z`, theme.ink),
      text(screen.x + 18, screen.y + 72, title, {
        size: 23,
        weight: theme.weight,
        font: theme.headingFont,
        max: screen.w - 36,
      }),
      content(narrow, {
        x: screen.x + 14,
        y: screen.y + 88,
        w: screen.w - 28,
        h: screen.h - 88 - foot - 8,
      }),
      tabBar,
    ].join('');
  };
}

/** One to three phones on a tinted ground; one or two stand beside a headline `headline|sentence`. */
export function phones(headline: string, ...screens: PhoneScreen[]): Screen {
  return (theme, sections) => {
    const isDeep = theme.radius > 8;
    const ground = isDeep
      ? mix(theme.accent, '#000000', theme.isDark ? 0.5 : 0.12)
      : mix('#FFFFFF', theme.accent, theme.isDark ? 0.3 : 0.16);
    const ink = isDeep ? '#FFFFFF' : mix(theme.accent, '#000000', 0.55);
    const [title = '', note = ''] = headline.split('|');
    const w = 350;
    const h = 720;
    const tabs = Math.min(4, sections.length);
    const top = (HEIGHT - h) / 2;
    const gap = 42;
    const taken = screens.length * w + (screens.length - 1) * gap;
    const left = title ? WIDTH - 84 - taken : (WIDTH - taken) / 2;
    const size = screens.length === 1 ? 58 : 42;
    const room = left - 84 - 50;
    const lines = wrap(title, room, size, 4, 800).length;
    return [
      rect({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, ground),
      circle(WIDTH * 0.86, HEIGHT * 0.16, 330, mix(ground, '#FFFFFF', 0.09)),
      circle(WIDTH * 0.1, HEIGHT * 0.98, 260, mix(ground, theme.accent, isDeep ? 0.4 : 0.14)),
      title
        ? [
            rect({ x: 84, y: 150, w: 54, h: 54 }, isDeep ? '#FFFFFF' : theme.accent, { r: 16 }),
            text(111, 188, theme.brand[0]!, {
              size: 32,
              weight: 800,
              fill: isDeep ? theme.accent : '#FFFFFF',
              anchor: 'middle',
            }),
            text(156, 186, theme.brand, { size: 26, weight: 700, fill: ink, max: room - 72 }),
            paragraph({ x: 84, y: 292, w: room, h: size * 6.5 }, title, {
              size,
              weight: 800,
              fill: ink,
              font: theme.headingFont,
            }),
            paragraph({ x: 84, y: 292 + lines * size * 1.42, w: room, h: 126 }, note, {
              size: 22,
              fill: mix(ink, ground, 0.2),
            }),
          ].join('')
        : '',
      ...screens.map((screen, index) => {
        const isRaised = screens.length > 1 && index % 2 === 1;
        return screen(
          theme,
          {
            x: left + index * (w + gap),
            y: top + (isRaised ? 26 : screens.length > 1 ? -6 : 0),
            w,
            h,
          },
          tabs,
        );
      }),
    ].join('');
  };
}
