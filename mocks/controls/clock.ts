/** The time that the mock backend uses. */
export type ClockSetting =
  | { kind: 'real' }
  /** Stopped at an ISO time. */
  | { kind: 'fixed'; at: string }
  /** Ahead of the real clock, or behind it when negative. */
  | { kind: 'shifted'; byMs: number }
  /** Starts at the real time and runs `factor` times as fast. */
  | { kind: 'faster'; factor: number };

const UNITS_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const SHIFT = /^([+-])(\d+)(ms|s|m|h|d)$/;
const FACTOR = /^x(\d+(?:\.\d+)?)$/;
/** Keeps a shifted or faster clock within the range of a Date. */
const MOST_SHIFT_MS = 100 * 365 * UNITS_MS.d;
const MOST_FACTOR = 100_000;

/** Returns the time of a clock that was set at `since`; all in milliseconds since 1970. */
function readClock(setting: ClockSetting, since: number, real: number): number {
  switch (setting.kind) {
    case 'real':
      return real;
    case 'fixed':
      return Date.parse(setting.at);
    case 'shifted':
      return real + setting.byMs;
    case 'faster':
      return since + (real - since) * setting.factor;
  }
}

/**
 * Parses a clock setting: `real`, an ISO time, a shift such as `+3d`, `-2h`, `+90m`, `+10s` or `+5ms`,
 * or a speed such as `x60`. Returns null for any other text.
 */
export function parseClock(text: string): ClockSetting | null {
  if (text === 'real') return { kind: 'real' };
  const [, sign, amount, unit] = SHIFT.exec(text) ?? [];
  if (amount && unit) {
    const byMs = Number(`${sign}${amount}`) * UNITS_MS[unit as keyof typeof UNITS_MS];
    return Math.abs(byMs) <= MOST_SHIFT_MS ? { kind: 'shifted', byMs } : null;
  }
  const factor = Number(FACTOR.exec(text)?.[1]);
  if (factor > 0 && factor <= MOST_FACTOR) return { kind: 'faster', factor };
  const isTime = /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text));
  return isTime ? { kind: 'fixed', at: new Date(text).toISOString() } : null;
}

/** Formats a clock setting as `parseClock` reads it. */
export function formatClock(setting: ClockSetting): string {
  switch (setting.kind) {
    case 'real':
      return 'real';
    case 'fixed':
      return setting.at;
    case 'faster':
      return `x${setting.factor}`;
    case 'shifted': {
      const sign = setting.byMs < 0 ? '-' : '+';
      const size = Math.abs(setting.byMs);
      const [unit, length] = Object.entries(UNITS_MS).findLast(([, ms]) => size % ms === 0)!;
      return `${sign}${size / length}${unit}`;
    }
  }
}

/** The mock backend's clock, which can be stopped, shifted and sped up. */
export class Clock {
  readonly #real: () => Date;
  #setting: ClockSetting;
  #since = 0;

  /** `real` is the clock to follow, by default the machine's. */
  constructor(real: () => Date = () => new Date(), setting: ClockSetting = { kind: 'real' }) {
    this.#real = real;
    this.#setting = setting;
  }

  get setting(): ClockSetting {
    return this.#setting;
  }

  /** Changes the clock from now on. */
  set(setting: ClockSetting): void {
    this.#setting = setting;
    this.#since = this.#real().getTime();
  }

  readonly now = (): Date =>
    new Date(readClock(this.#setting, this.#since, this.#real().getTime()));

  /** Returns the time whose day seeds count from; the real one of a faster clock. */
  readonly seedTime = (): Date => (this.#setting.kind === 'faster' ? this.#real() : this.now());
}
