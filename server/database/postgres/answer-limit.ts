// A connection whose peer has vanished says nothing: no error, no end. It is given up when an answer is overdue.

/** A connection returned nothing within the time limit. */
export class DatabaseSilent extends Error {
  override name = "DatabaseSilent";
  readonly code = "ETIMEDOUT";
}

/** Calls `onSilence` where no answer, good or bad, has come within the limit. */
export function watchAnswer<Value>(
  answer: Promise<Value>,
  limitMs: number,
  onSilence: () => void,
): Promise<Value> {
  let isAnswered = false;
  // A process that was busy for that long may not have read the answer yet: it gets to, first.
  const timer = setTimeout(() => setImmediate(() => isAnswered || onSilence()), limitMs);
  const end = () => {
    isAnswered = true;
    clearTimeout(timer);
  };
  answer.then(end, end);
  return answer;
}
