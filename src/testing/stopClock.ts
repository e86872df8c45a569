/** Stops the clock alone, which `jest.setSystemTime` moves; `jest.useRealTimers` restarts it. */
export function stopClock(now?: Date): void {
  jest.useFakeTimers({
    ...(now && { now }),
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
      ...(['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] as const),
      ...(['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'hrtime'] as const),
      ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
    ],
  });
}
