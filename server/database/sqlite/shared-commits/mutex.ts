/** One after the other, in the order in which they came. */
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
