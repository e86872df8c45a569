import { fields, type Block } from '../layout';
import { circle, inset, path, rect, stroke, text, widthOf } from '../svg';

const SIZE = { w: 600, h: 480 };
const FULL = { x: 0, y: 0, ...SIZE };

const GROUNDS = {
  leaf: [
    rect(FULL, '#2F3B2A'),
    path('M60 420C40 190 220 50 520 60 560 300 420 450 60 420z', '#5E9C3B'),
    stroke(
      'M60 420Q280 260 510 70M180 340q-20-90 20-150M270 270q0-70 40-130M240 300q90 20 160-10M320 240q80 10 140-20',
      '#86BF5E',
      6,
    ),
    path('M250 180q40-30 66 6t-14 52-62-8 10-50z', '#7A4F22'),
    path('M350 300q30-20 48 6t-12 38-46-4 10-40z', '#8B5A27'),
    circle(190, 320, 16, '#8B5A27'),
  ].join(''),
  retina: [
    rect(FULL, '#07090D'),
    circle(300, 240, 218, '#B5491F'),
    circle(300, 240, 160, '#CF6A2C', { opacity: 0.6 }),
    circle(412, 232, 38, '#F7D88A'),
    stroke(
      'M412 232Q330 130 190 110M412 232Q340 340 200 372M412 232Q300 200 150 220M412 232Q470 160 480 120M412 232Q470 320 470 360M300 150q-40-40-90-90M310 330q-20 50-60 70',
      '#7E1F16',
      7,
      ' stroke-linecap="round"',
    ),
    circle(250, 236, 26, '#8A2F16'),
    circle(214, 168, 7, '#5B0F0A'),
    circle(262, 312, 8, '#5B0F0A'),
    circle(180, 280, 6, '#5B0F0A'),
    circle(330, 190, 9, '#F4E2A0'),
  ].join(''),
  gate: [
    rect(FULL, '#8D9BA8'),
    rect({ x: 0, y: 300, w: 600, h: 180 }, '#5B636D'),
    rect({ x: 20, y: 60, w: 26, h: 280 }, '#D9DEE5'),
    rect({ x: 40, y: 90, w: 520, h: 18 }, '#E0473E', { r: 9 }),
    path('M150 380v-90l50-100q10-20 36-20h150q26 0 36 20l50 100v90z', '#2B4C7E'),
    path('M214 250l28-58q4-8 14-8h112q10 0 14 8l28 58z', '#BFD6E6'),
    rect({ x: 232, y: 312, w: 158, h: 40 }, '#FFFFFF', { r: 5, stroke: '#1B2230', width: 3 }),
    text(311, 340, 'KA 05 MJ 4821', { size: 19, weight: 800, fill: '#10151F', anchor: 'middle' }),
    circle(190, 312, 20, '#FBE7A1'),
    circle(432, 312, 20, '#FBE7A1'),
    rect({ x: 170, y: 376, w: 62, h: 50 }, '#161B24', { r: 12 }),
    rect({ x: 390, y: 376, w: 62, h: 50 }, '#161B24', { r: 12 }),
  ].join(''),
  room: [
    rect(FULL, '#EADFCF'),
    path('M0 0h600L460 96H140z', '#F7F1E6'),
    path('M0 480h600L460 350H140z', '#B98C62'),
    path('M0 0l140 96v254L0 480z', '#D8C7B0'),
    path('M600 0L460 96v254l140 130z', '#D8C7B0'),
    rect({ x: 200, y: 126, w: 200, h: 140 }, '#A7D3EE', { stroke: '#FFFFFF', width: 8 }),
    path('M200 236l60-50 50 40 40-28 50 40v28H200z', '#7FA870'),
    rect({ x: 170, y: 306, w: 260, h: 74 }, '#3F6C73', { r: 16 }),
    rect({ x: 186, y: 286, w: 228, h: 50 }, '#4F8790', { r: 12 }),
    rect({ x: 232, y: 396, w: 136, h: 40 }, '#7A4A2B', { r: 8 }),
    circle(76, 210, 34, '#5D8A4C'),
    rect({ x: 62, y: 240, w: 30, h: 60 }, '#A9714A', { r: 5 }),
  ].join(''),
  invoice: [
    rect(FULL, '#6A6259'),
    path('M92 20h428l-10 448H70z', '#FBFAF5'),
    text(116, 74, 'TAX INVOICE', { size: 26, weight: 800, fill: '#1B2230' }),
    text(116, 104, 'Sri Balaji Hardware, Mysuru', { size: 17, fill: '#3B4453' }),
    text(116, 130, 'GSTIN 29AAKCS4821B1ZQ', { size: 17, fill: '#3B4453' }),
    text(480, 74, 'No. 1187', { size: 18, weight: 700, fill: '#1B2230', anchor: 'end' }),
    stroke('M112 152h374M108 196h376M106 330h374', '#9AA3B2', 2),
    text(116, 182, 'Item', { size: 16, weight: 700, fill: '#3B4453' }),
    text(478, 182, 'Amount', { size: 16, weight: 700, fill: '#3B4453', anchor: 'end' }),
    text(114, 228, 'Hinges 4 in · HSN 8302 · 24', { size: 17, fill: '#1B2230' }),
    text(476, 228, '1,920.00', { size: 17, fill: '#1B2230', anchor: 'end' }),
    text(112, 264, 'Wood screws · HSN 7318 · 10', { size: 17, fill: '#1B2230' }),
    text(474, 264, '650.00', { size: 17, fill: '#1B2230', anchor: 'end' }),
    text(110, 300, 'Door handle · HSN 8302 · 6', { size: 17, fill: '#1B2230' }),
    text(474, 300, '2,730.00', { size: 17, fill: '#1B2230', anchor: 'end' }),
    text(110, 364, 'CGST 9% + SGST 9%', { size: 17, fill: '#1B2230' }),
    text(472, 364, '954.00', { size: 17, fill: '#1B2230', anchor: 'end' }),
    text(108, 414, 'Total', { size: 22, weight: 800, fill: '#1B2230' }),
    text(470, 414, '6,254.00', { size: 22, weight: 800, fill: '#1B2230', anchor: 'end' }),
  ].join(''),
  class: [
    rect(FULL, '#C9D6CF'),
    rect({ x: 60, y: 20, w: 480, h: 110 }, '#2E5B4B', { r: 6 }),
    text(86, 66, 'Unit 4: Photosynthesis', { size: 24, fill: '#E8F3EC' }),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3].map((column) => {
        const [x, y] = [110 + column * 130, 200 + row * 100];
        const skin = ['#8D5A3B', '#B67B52', '#6F432B', '#D6A277'][(row + column * 2) % 4]!;
        return (
          path(
            `M${x - 40} ${y + 70}q4-44 40-44t40 44z`,
            ['#3B5BA9', '#9B3B4E', '#3E7D62'][(row + column) % 3]!,
          ) +
          circle(x, y, 26, skin) +
          path(`M${x - 27} ${y + 2}q-2-34 27-34t27 34q-8-16-27-16t-27 16z`, '#1E1714')
        );
      }),
    ),
  ].join(''),
} as const;

/** Draws a photographed subject with marked areas: `x,y,w,h|label` of 600 x 480 units. */
export function scan(ground: keyof typeof GROUNDS, ...areas: string[]): Block {
  return (theme, box) => {
    const marks = areas.map((area, index) => {
      const [place = '', label = ''] = fields(area);
      const [x = 0, y = 0, w = 0, h = 0] = place.split(',').map(Number);
      const colour = ['#38E07B', '#FFC83D', '#5CC8FF', '#FF6B6B'][index % 4]!;
      return (
        rect({ x, y, w, h }, 'none', { stroke: colour, width: 4, r: 6 }) +
        (label
          ? rect({ x, y: y - 30, w: widthOf(label, 17, 700) + 18, h: 28 }, colour, { r: 5 }) +
            text(x + 9, y - 10, label, { size: 17, weight: 700, fill: '#10151F' })
          : '')
      );
    });
    return (
      inset(box, SIZE.w, SIZE.h, GROUNDS[ground] + marks.join('')) +
      rect(box, 'none', { stroke: theme.line, width: 2 })
    );
  };
}
