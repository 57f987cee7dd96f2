/** Callers who want the same thing at the same time share one piece of work and its outcome. */
export function oneFlight<Value>() {
  const flights = new Map<string, Promise<Value>>();
  return (key: string, work: () => Promise<Value>): Promise<Value> => {
    const flight = flights.get(key) ?? work().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
