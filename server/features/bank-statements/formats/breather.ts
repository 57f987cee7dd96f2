import { setImmediate } from "node:timers/promises";

/** How long a parser keeps other requests waiting. */
const turnMs = 10;

/** Lets other requests go on; to be called often, since it does so only when the turn is over. */
export function breather(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < turnMs) return undefined;
    return setImmediate().then(() => {
      since = performance.now();
    });
  };
}

/** A text in pieces that take a parser a few milliseconds. */
export function* piecesOf(text: string): Generator<string> {
  const length = 32_768;
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}
