// A PDF is drawn by a thread of its own, one at a time. No customer waits for two, and the queue is short.
const queueMaximum = 8;
const waiting = new Set<string>();
let last: Promise<unknown> = Promise.resolve();

/** What was drawn, or null where this customer, named by their id, waits for another PDF or the queue is full. */
export async function enqueuePdf<Pdf>(
  customerId: string,
  draw: () => Promise<Pdf>,
): Promise<Pdf | null> {
  if (waiting.has(customerId) || waiting.size >= queueMaximum) return null;
  waiting.add(customerId);
  const turn = last.then(draw);
  last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    waiting.delete(customerId);
  }
}
