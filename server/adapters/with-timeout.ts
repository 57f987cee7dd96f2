export class TimeoutError extends Error {
  override name = "TimeoutError";
  readonly code = "TOO_SLOW";
}

/** The result, or a rejection after the time limit, so that a service that hangs blocks no one. */
export function withTimeout<Value>(limitMs: number, answer: Promise<Value>): Promise<Value> {
  const timeout = new Promise<never>((_resolve, reject) => {
    const late = () => reject(new TimeoutError(`no answer within ${limitMs} ms`));
    AbortSignal.timeout(limitMs).addEventListener("abort", late, { once: true });
  });
  return Promise.race([answer, timeout]);
}
