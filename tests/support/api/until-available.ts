// Repeats a call as its clients do.
import type { Answer } from "./caller";

/**
 * Repeats what is answered with 503, which has no effect: if a transaction takes more than two seconds, as on a busy
 * machine, PostgreSQL refuses those that wait for its locks.
 */
export async function untilAvailable(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await call();
    if (answer.code !== "unavailable") return answer;
  }
}
