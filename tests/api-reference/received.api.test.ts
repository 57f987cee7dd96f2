// Every example of an answer in the API document was received. `-u` writes them anew.
import { expect, test } from "vitest";
import { callEverything } from "../support/api/every-call";
import { shownAnswer } from "../support/api/shown-answer";

const file = "../../server/features/api-reference/answers.json";

test("the examples of the document are what the portal answers", { timeout: 120_000 }, async () => {
  const received = await callEverything();
  const answers = Object.fromEntries(
    [...received].sort(([a], [b]) => a.localeCompare(b)).map(([name, all]) => [name, fullest(all)]),
  );
  await expect(`${JSON.stringify(answers, null, 2)}\n`).toMatchFileSnapshot(file);
});

/** Of several answers, the one that shows most. */
function fullest(all: readonly unknown[]): unknown {
  const shown = all.map(shownAnswer);
  const length = (one: unknown) => JSON.stringify(one).length;
  return shown.reduce((best, one) => (length(one) > length(best) ? one : best));
}
