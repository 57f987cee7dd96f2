// Drawing a paper keeps the one thread of this process busy for a good part of a second: so one is drawn at a time, with a rest after it
// in which everybody else is answered. Nobody has two in line, and the line is short.
import { setTimeout as pause } from "node:timers/promises";

const lineMaximum = 8;
const inLine = new Set<string>();
let last: Promise<unknown> = Promise.resolve();

/** What was drawn, or null where this person, named by their id, waits for another paper or the line is full. */
export async function drawnInTurn<Paper>(person: string, draw: () => Promise<Paper>): Promise<Paper | null> {
  if (inLine.has(person) || inLine.size >= lineMaximum) return null;
  inLine.add(person);
  let tookMs = 0;
  const turn = last.then(async () => {
    const began = performance.now();
    return draw().finally(() => (tookMs = performance.now() - began));
  });
  // The rest is as long as the drawing took, however long its turn was waited for.
  last = turn.catch(() => undefined).then(() => pause(Math.min(1000, tookMs)));
  try {
    return await turn;
  } finally {
    inLine.delete(person);
  }
}
