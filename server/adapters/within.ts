export class TooSlow extends Error {}

/** The answer, or a rejection where it takes longer than this: a service that hangs keeps nobody waiting. */
export function within<Value>(limitMs: number, answer: Promise<Value>): Promise<Value> {
  const isOver = new Promise<never>((_resolve, reject) => {
    const late = () => reject(new TooSlow(`no answer within ${limitMs} ms`));
    AbortSignal.timeout(limitMs).addEventListener("abort", late, { once: true });
  });
  return Promise.race([answer, isOver]);
}
