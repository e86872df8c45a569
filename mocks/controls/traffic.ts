/** Time without pending requests after which the backend counts as idle, in milliseconds. */
const QUIET_MS = 100;

/** Counts the pending requests. */
export class Traffic {
  #pending = 0;
  #onChange = new Set<() => void>();

  /** Counts a request as pending until the returned function is called. */
  begin(): () => void {
    let hasEnded = false;
    this.#change(1);
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      this.#change(-1);
    };
  }

  /** Resolves once no request has been pending for a moment; hanging requests do not count. */
  async whenIdle(quietMs: number = QUIET_MS): Promise<void> {
    await new Promise<void>((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        clearTimeout(timer);
        if (this.#pending > 0) return;
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
    this.#pending += by;
    for (const look of [...this.#onChange]) look();
  }
}
