import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCoversControl } from './useCoversControl';

type Box = { left: number; top: number; width: number; height: number };

/** Where the fixed button is: from 100 to 148 px in both directions. */
const PLACE: Box = { left: 100, top: 100, width: 48, height: 48 };

/** Boxes of the elements of the page; jsdom has no layout. */
const boxes = new Map<Element, Box>();
const sizeListeners = new Map<Element, () => void>();

class FakeResizeObserver implements ResizeObserver {
  readonly #listener: () => void;
  readonly #elements: Element[] = [];

  constructor(listener: ResizeObserverCallback) {
    this.#listener = () => listener([], this);
  }

  observe(element: Element): void {
    this.#elements.push(element);
    sizeListeners.set(element, this.#listener);
  }

  unobserve(): void {}

  disconnect(): void {
    for (const element of this.#elements) sizeListeners.delete(element);
  }
}

const contains = ({ left, top, width, height }: Box, x: number, y: number) =>
  x >= left && x <= left + width && y >= top && y <= top + height;

beforeEach(() => {
  jest.useFakeTimers();
  boxes.clear();
  globalThis.ResizeObserver = FakeResizeObserver;
  document.elementsFromPoint = (x, y) =>
    [...boxes].filter(([, box]) => contains(box, x, y)).map(([element]) => element);
  const { prototype } = HTMLElement;
  jest.spyOn(prototype, 'offsetLeft', 'get').mockReturnValue(PLACE.left);
  jest.spyOn(prototype, 'offsetTop', 'get').mockReturnValue(PLACE.top);
  jest.spyOn(prototype, 'offsetWidth', 'get').mockReturnValue(PLACE.width);
  jest.spyOn(prototype, 'offsetHeight', 'get').mockReturnValue(PLACE.height);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  Reflect.deleteProperty(document, 'elementsFromPoint');
  document.body.replaceChildren();
});

function Fixed() {
  const { ref, isCovering } = useCoversControl();
  return <button ref={ref}>{isCovering ? 'in the way' : 'free'}</button>;
}

function place(element: Element, box: Box): void {
  boxes.set(element, box);
  element.getBoundingClientRect = () => box as DOMRect;
}

/** Adds an element to the page, without a box. */
function add(markup: string): Element {
  document.body.insertAdjacentHTML('beforeend', markup);
  return document.body.lastElementChild!;
}

/** Lets time pass, and the observers of the page report. */
const pass = (milliseconds: number) =>
  act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));

/** Renders the fixed button on a page; returns whether it is in the way once the page is idle. */
async function renderFixed() {
  const view = render(<Fixed />);
  const button = screen.getByRole('button', { name: 'free' });
  place(button, PLACE);
  await pass(150);
  return { ...view, isInTheWay: () => button.textContent === 'in the way' };
}

async function isInTheWayOf(element: Element, box: Box): Promise<boolean> {
  place(element, box);
  const { isInTheWay } = await renderFixed();
  fireEvent.scroll(window);
  await pass(150);
  return isInTheWay();
}

const link = () => add('<a href="/about">About</a>');
const square = (left: number, top: number, size = 40): Box => ({
  left,
  top,
  width: size,
  height: size,
});

describe('a fixed button', () => {
  it.each<[string, boolean, Box]>([
    ['below it', true, square(104, 104)],
    ['elsewhere', false, square(300, 300)],
    ['of which it hides a quarter from the left', false, square(70, 104)],
    ['of which it hides more than a quarter from the left', true, square(71, 104)],
    ['of which it hides a quarter from the right', false, square(138, 104)],
    ['of which it hides more than a quarter from the right', true, square(137, 104)],
    ['of which it hides a quarter from above', false, square(104, 70)],
    ['of which it hides more than a quarter from above', true, square(104, 71)],
    ['of which it hides a quarter from below', false, square(104, 138)],
    ['of which it hides more than a quarter from below', true, square(104, 137)],
    ['whose middle is its left upper corner', true, square(80, 80)],
    ['whose middle is its left lower corner', true, square(80, 128)],
    ['whose middle is its right upper corner', true, square(128, 80)],
    ['whose middle is its right lower corner', true, square(128, 128)],
    ['whose middle is beyond its corner', false, square(79, 79)],
    ['that is large and has its middle there', true, square(0, 0, 248)],
    ['that is large and has its middle left of it', false, { ...square(0, 104), width: 120 }],
    ['that is large and has its middle right of it', false, { ...square(130, 104), width: 120 }],
    ['that is large and has its middle above it', false, { ...square(104, 0), height: 120 }],
    ['that is large and has its middle below it', false, { ...square(104, 130), height: 120 }],
    ['that only its right edge hides', true, { left: 140, top: 112, width: 24, height: 24 }],
    ['that only its lower edge hides', true, { left: 112, top: 140, width: 24, height: 24 }],
    ['that only its left edge hides', true, { left: 84, top: 112, width: 24, height: 24 }],
    ['that only its upper edge hides', true, { left: 112, top: 84, width: 24, height: 24 }],
  ])('with a control %s is in the way: %p', async (_where, isInTheWay, box) => {
    expect(await isInTheWayOf(link(), box)).toBe(isInTheWay);
  });

  it('gives way only while the control is there', async () => {
    const control = link();
    place(control, square(104, 104));
    const { isInTheWay } = await renderFixed();
    fireEvent.scroll(window);
    await pass(150);
    expect(isInTheWay()).toBe(true);
    place(control, square(104, 300));
    fireEvent.scroll(window);
    await pass(150);
    expect(isInTheWay()).toBe(false);
  });
});

it.each<[string, (part: Element) => void]>([
  ['scrolls', () => fireEvent.scroll(window)],
  ['scrolls one of its parts', (part) => fireEvent.scroll(part)],
  ['is resized', () => fireEvent(window, new Event('resize'))],
  ['has another height', () => sizeListeners.get(document.body)!()],
  ['has a new element', () => document.body.append(document.createElement('i'))],
  ['has a new element in a part', (part) => part.append(document.createElement('i'))],
])('a page that changes is looked at 150 ms after it %s', async (_what, change) => {
  const control = add('<div><a href="/about">About</a></div>').firstElementChild!;
  const { isInTheWay } = await renderFixed();
  place(control, square(104, 104));
  change(control.parentElement!);
  await pass(149);
  expect(isInTheWay()).toBe(false);
  await pass(1);
  expect(isInTheWay()).toBe(true);
});
