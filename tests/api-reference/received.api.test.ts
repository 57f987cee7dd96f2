// Every example in the API document was sent and received. `-u` records them again.
import { readFileSync } from "node:fs";
import { format } from "prettier";
import { expect, test } from "vitest";
import { document } from "../support/api/api-document";
import { allOperations } from "../support/api/caller";
import { callEverything, statuses, type Received } from "../support/api/every-call";
import { shownAnswer } from "../support/api/shown-answer";

let received: Received = new Map();

const file = "../../server/features/api-reference/examples.json";
const recorded = JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")) as object;

test(
  "the examples in the document are what the portal accepts and returns",
  { timeout: 120_000 },
  async () => {
    received = await callEverything();
    const examples = Object.fromEntries(
      [...received]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([name, all]) => [name, fullest(all)]),
    );
    const text = await format(JSON.stringify(examples), { parser: "json", printWidth: 100 });
    await expect(text).toMatchFileSnapshot(file);
  },
);

// After the calls of the test above.
test("every operation answered with a status that its document lists", () => {
  const documented = (name: string) => {
    const operation = allOperations.find(({ method, path }) => `${method} ${path}` === name);
    const { status, mayNeedApproval } = operation ?? {};
    return mayNeedApproval === "always" ? [202] : mayNeedApproval ? [status, 202] : [status];
  };
  const wrong = [...statuses].filter(([name, found]) =>
    [...found].some((status) => !documented(name).includes(status)),
  );
  expect(wrong).toEqual([]);
  const names = allOperations.map(({ method, path }) => `${method} ${path}`);
  expect(names.filter((name) => !statuses.has(name))).toEqual([]);
});

/** Of several calls, the one that shows most. */
function fullest(all: readonly unknown[]): unknown {
  const shown = all.map(shownAnswer);
  const length = (one: unknown) => JSON.stringify(one).length;
  return shown.reduce((best, one) => (length(one) > length(best) ? one : best));
}

test("every operation that returns JSON has an example", () => {
  // What was recorded for the first time just now is in the document from the next run on.
  const isNew = (name: string) => !Object.hasOwn(recorded, name) && received.has(name);
  const missing = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.entries(responses)
        .filter(([status, { content }]) => /^2/.test(status) && "application/json" in content)
        .filter(([, { content }]) => content["application/json"]?.example === undefined)
        .filter(() => !isNew(`${method.toUpperCase()} ${path}`))
        .map(([status]) => `${method} ${path} ${status}`),
    ),
  );
  expect(missing).toEqual([]);
});
