/** How long nothing may be under way before the backend counts as idle, in milliseconds. */
const QUIET_MS = 100;

/** Counts the calls that wait for their answer. */
export class Traffic {
  #underWay = 0;
  #onChange = new Set<() => void>();

  /** A call has come; the answer tells that it has ended. */
  begin(): () => void {
    let hasEnded = false;
    this.#change(1);
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      this.#change(-1);
    };
  }

  /** Resolves once no call has been under way for a moment; calls that hang do not count. */
  async whenIdle(quietMs: number = QUIET_MS): Promise<void> {
    await new Promise<void>((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        clearTimeout(timer);
        if (this.#underWay > 0) return;
        timer = setTimeout(() => {
          this.#onChange.delete(look);
          resolve();
        }, quietMs);
      };
      this.#onChange.add(look);
      look();
    });
  }

  #change(by: number): void {
    this.#underWay += by;
    for (const look of [...this.#onChange]) look();
  }
}
