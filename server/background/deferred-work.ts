/** Work that continues after the response was sent. Once closed, callers check `isClosing` before they start what can wait; `done` waits for the rest. */
export function deferredWork(report: (event: string, error: unknown) => void) {
  const running = new Set<Promise<void>>();
  let isClosing = false;
  return {
    isClosing: () => isClosing,
    close(): void {
      isClosing = true;
    },
    defer(event: string, work: () => Promise<void>): void {
      const run = work()
        .catch((error: unknown) => report(event, error))
        .finally(() => running.delete(run));
      running.add(run);
    },
    async done(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

export type DeferredWork = ReturnType<typeof deferredWork>;
