/** Counts work in progress. */
export function countOpen() {
  let count = 0;
  return {
    open: () => count,
    async run<Value>(work: () => Promise<Value>): Promise<Value> {
      count += 1;
      try {
        return await work();
      } finally {
        count -= 1;
      }
    },
  };
}
