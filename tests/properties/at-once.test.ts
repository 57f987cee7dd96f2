// What the player takes for a right answer to two calls at once: no more than the two orders, and a request that came too late.
import { expect, test } from "vitest";
import type { Answer } from "../support/api/caller";
import { modelsAfter } from "./at-once";
import { initialModel, transactionAt, type Model } from "./model";
import { change, decideOn } from "./rules";
import type { Step } from "./step";

const [ada, abe] = [3, 4];
/** A deposit that the gateway knows nothing of yet: to credit it takes a second administrator. */
const before: Model = structuredClone(initialModel);
const nothing = { stage: "new", halves: 0, paidAt: null } as const;
before.transactions.push({
  serial: "1",
  owner: 0,
  kind: "deposit",
  status: "pending",
  cents: 16_900,
  version: 1,
  isFixed: true,
  isSetByHand: false,
  requestedAt: 0,
  countedAt: 0,
});
before.payments.push({
  serial: "1",
  owner: 0,
  expiresAt: 1440,
  atGateway: { ...nothing },
  atPortal: { ...nothing },
  askedAt: null,
  flag: null,
});

const stepOf = (by: number, apply: (model: Model) => boolean): Step => ({
  by,
  text: "",
  send: () => ({ method: "POST", path: "/" }),
  apply,
});
const deposit = (model: Model) => transactionAt(model, "1");
const rejection = stepOf(abe, (model) => {
  const found = deposit(model);
  return found?.status === "pending" && change(model, found, { status: "failed" });
});
const crediting = stepOf(ada, (model) => {
  const found = deposit(model);
  return found !== undefined && decideOn(model, found, { status: "successful" });
});

const answer = (status: number, code = "") => ({ status, code }) as Answer;
const statesAfter = (rejected: Answer, credited: Answer) =>
  modelsAfter(
    before,
    { step: rejection, answer: rejected },
    { step: crediting, answer: credited },
  ).map((model) => [deposit(model)?.status, model.requests.map(({ version }) => version)]);

test("two decisions at once are right in either order", () => {
  expect(statesAfter(answer(200), answer(202))).toEqual([
    ["failed", [2]],
    ["failed", [1]],
  ]);
});

test("a request for a second administrator may be refused because its record changed meanwhile, and leaves nothing", () => {
  expect(statesAfter(answer(200), answer(409, "changed_by_someone_else"))).toEqual([
    ["failed", []],
  ]);
});

test.each([
  ["another refusal of it", answer(200), answer(409, "approval_pending")],
  ["a refusal of both", answer(409, "not_pending"), answer(409, "changed_by_someone_else")],
  [
    "that of a decision that needs no one else",
    answer(409, "changed_by_someone_else"),
    answer(202),
  ],
])("%s is not", (_what, rejected, credited) => {
  expect(statesAfter(rejected, credited)).toEqual([]);
});
