// A connection whose peer has vanished reports neither an error nor its end, so it is dropped when an answer is overdue.

/** A connection returned nothing within the time limit. */
export class DatabaseSilent extends Error {
  override name = "DatabaseSilent";
  readonly code = "ETIMEDOUT";
}

/** Calls `onSilence` if neither a result nor an error arrives within the limit. */
export function watchAnswer<Value>(
  answer: Promise<Value>,
  limitMs: number,
  onSilence: () => void,
): Promise<Value> {
  let isAnswered = false;
  // If the process was busy, the answer may have arrived unread, so it is read first.
  const timer = setTimeout(() => setImmediate(() => isAnswered || onSilence()), limitMs);
  const end = () => {
    isAnswered = true;
    clearTimeout(timer);
  };
  answer.then(end, end);
  return answer;
}
