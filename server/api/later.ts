/** Work that goes on after the answer was given, and can be waited for by whoever closes the house. */
export function laterWork(report: (event: string, error: unknown) => void) {
  const running = new Set<Promise<void>>();
  return {
    later(event: string, work: () => Promise<void>): void {
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
