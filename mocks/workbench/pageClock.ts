import type { Clock } from '../controls/clock';

const RealDate = Date;

/** Returns the real time, regardless of the workbench. */
export const realNow = (): Date => new RealDate();

/**
 * Makes `new Date()` and `Date.now()` of the page follow a fixed or shifted clock. With a faster
 * clock the page keeps real time, because connections that depend on it would break.
 */
export function syncPageDate({ setting, now }: Pick<Clock, 'setting' | 'now'>): void {
  if (setting.kind === 'real' || setting.kind === 'faster') {
    window.Date = RealDate;
    return;
  }
  window.Date = new Proxy(RealDate, {
    construct: (_target, values: unknown[], newTarget) =>
      Reflect.construct(
        RealDate,
        values.length > 0 ? values : [now().getTime()],
        newTarget,
      ) as Date,
    apply: () => now().toString(),
    get: (target, name) =>
      name === 'now' ? () => now().getTime() : (Reflect.get(target, name) as unknown),
  });
}
