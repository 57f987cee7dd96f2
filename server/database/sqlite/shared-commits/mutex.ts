/** Runs callers one at a time, in the order of arrival. */
export function mutex() {
  const waiting: (() => void)[] = [];
  let isLocked = false;
  return {
    async acquire(): Promise<void> {
      if (isLocked) await new Promise<void>((resolve) => waiting.push(resolve));
      isLocked = true;
    },
    release(): void {
      const next = waiting.shift();
      if (next) next();
      else isLocked = false;
    },
  };
}
