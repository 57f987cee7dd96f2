import type { Rates } from "./port";

/** A source that hangs keeps nobody waiting longer than this. */
export function timeLimited(rates: Rates, limitMs: number): Rates {
  return {
    rate(from, to) {
      const isOver = new Promise<never>((_resolve, reject) => {
        const late = () => reject(new Error(`no rate within ${limitMs} ms`));
        AbortSignal.timeout(limitMs).addEventListener("abort", late, { once: true });
      });
      return Promise.race([rates.rate(from, to), isOver]);
    },
  };
}
