// Generates PDFs in a separate thread, one at a time. No customer can queue two, and the queue is short.
const queueMaximum = 8;
const waiting = new Set<string>();
let last: Promise<unknown> = Promise.resolve();

/** The PDF, or null if this customer (by ID) is already waiting for one or the queue is full. */
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
