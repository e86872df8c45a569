import type { Clock } from '../controls/clock';

const RealDate = Date;

/** The page's own clock as it is without the workbench. */
export const realNow = (): Date => new RealDate();

/**
 * Makes `new Date()` and `Date.now()` of the page follow a clock that stands still or is shifted. A
 * faster one would end connections that count on the clock, so the page then keeps the real time.
 */
export function followWithPage({ setting, now }: Pick<Clock, 'setting' | 'now'>): void {
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
