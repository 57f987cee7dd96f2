/** Callers who want the same thing at the same time share one piece of work and its outcome. */
export function singleFlight<Value>() {
  const running = new Map<string, Promise<Value>>();
  return (key: string, work: () => Promise<Value>): Promise<Value> => {
    const current = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, current);
    return current;
  };
}
