import type { Disturbance } from './disturbances';

/** A step of the monkey, which a log can replay. */
export type Step =
  /** Opens a path of the shop as a seeded user. */
  | { kind: 'open'; path: string; as: string }
  /** Clicks the control at an index among those available. */
  | { kind: 'press'; index: number; label: string }
  | { kind: 'type'; index: number; label: string; text: string }
  | { kind: 'key'; key: string }
  | { kind: 'back' | 'forward' | 'reload' }
  | { kind: 'disturb'; disturbance: Disturbance }
  /** Ends every disturbance. */
  | { kind: 'calm' };

/** A control that a user could use now. */
export type Control = {
  /** Its index among the elements that match `CONTROLS`. */
  index: number;
  /** Its role and name, for the log. */
  label: string;
  takesText: boolean;
  /**
   * Whether a click must have an effect: it is neither a link to this page nor a selected option.
   */
  mustReact: boolean;
};

/** Matches every element that a user can operate. */
export const CONTROLS = [
  ...['a[href]', 'button', 'input', 'textarea', 'select', 'summary'],
  ...['button', 'tab', 'menuitem', 'option', 'checkbox', 'radio', 'combobox'].map(
    (role) => `[role="${role}"]`,
  ),
].join(', ');

const TEXTS = [
  'hospital',
  'a@example.com',
  'password',
  '12',
  '-5',
  '   ',
  '<b>bold</b>',
  'नमस्ते 🚀',
  "Robert'); DROP TABLE",
  'x'.repeat(300),
];
const KEYS = ['Escape', 'Tab', 'Shift+Tab', 'Enter', 'ArrowDown', 'ArrowRight', 'Home', 'PageDown'];
const PEOPLE = ['visitor', 'customer', 'owner', 'admin'];
const DISTURBANCES: readonly Disturbance[] = ['offline', 'slow', 'failing', 'half-failing'];

/** The inputs of a choice. */
export type Situation = {
  paths: readonly string[];
  controls: readonly Control[];
  isDisturbed: boolean;
};

/** Chooses the next step; the same random numbers and situations give the same steps. */
export function chooseStep(random: () => number, situation: Situation): Step {
  const { paths, controls, isDisturbed } = situation;
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
  const chance = random();
  if (isDisturbed && chance < 0.1) return { kind: 'calm' };
  if (chance < 0.13) return { kind: 'open', path: pick(paths), as: pick(PEOPLE) };
  if (chance < 0.16) return { kind: 'key', key: pick(KEYS) };
  if (chance < 0.2) return { kind: pick(['back', 'forward', 'reload'] as const) };
  if (!isDisturbed && chance < 0.23) {
    return { kind: 'disturb', disturbance: pick(DISTURBANCES) };
  }
  if (controls.length === 0) return { kind: 'key', key: 'Escape' };
  const { index, label, takesText } = pick(controls);
  return takesText
    ? { kind: 'type', index, label, text: pick(TEXTS) }
    : { kind: 'press', index, label };
}
