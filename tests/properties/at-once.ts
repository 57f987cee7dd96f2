// What two calls at once may come to.
import type { Answer } from "../support/api/caller";
import type { Model } from "./model";
import { modelAfter, type Step } from "./step";

export const waitingIn = ({ requests, staffRequests, levelRequests }: Model): number =>
  requests.length + staffRequests.length + levelRequests.length;

interface Called {
  readonly step: Step;
  readonly answer: Answer;
}

interface Outcome {
  readonly accepted: readonly [boolean, boolean];
  readonly model: Model;
}

/** One after the other. */
function inOrder(before: Model, first: Step, second: Step) {
  const afterFirst = modelAfter(before, first);
  const afterSecond = modelAfter(afterFirst ?? before, second);
  return {
    isFirst: afterFirst !== null,
    isSecond: afterSecond !== null,
    between: afterFirst,
    model: afterSecond ?? afterFirst ?? before,
  };
}

/** Either order, and what a second person would have to approve may be refused: its record changed before the request was stored. */
function outcomes(before: Model, a: Called, b: Called): Outcome[] {
  const [ab, ba] = [inOrder(before, a.step, b.step), inOrder(before, b.step, a.step)];
  const found: Outcome[] = [
    { accepted: [ab.isFirst, ab.isSecond], model: ab.model },
    { accepted: [ba.isSecond, ba.isFirst], model: ba.model },
  ];
  if (ab.between && isOvertaken(before, { late: b, after: ab.between }))
    found.push({ accepted: [true, false], model: ab.between });
  if (ba.between && isOvertaken(before, { late: a, after: ba.between }))
    found.push({ accepted: [false, true], model: ba.between });
  return found;
}

/** Whether a call waits for a second person before or after the other one, and was told that its record had changed. */
function isOvertaken(
  before: Model,
  { late, after }: { readonly late: Called; readonly after: Model },
): boolean {
  const asksIn = (model: Model) => {
    const next = modelAfter(model, late.step);
    return next !== null && waitingIn(next) > waitingIn(model);
  };
  return late.answer.code === "changed_by_someone_else" && (asksIn(before) || asksIn(after));
}

/** The different states that fit what both were told; none where neither order does. */
export function modelsAfter(before: Model, a: Called, b: Called): Model[] {
  const told = JSON.stringify([a, b].map(({ answer }) => answer.status < 400));
  const all = outcomes(before, a, b);
  const fitting = all.filter(({ accepted }) => JSON.stringify(accepted) === told);
  const different = new Map(fitting.map(({ model }) => [JSON.stringify(model), model]));
  return [...different.values()];
}

export const expectedOf = (before: Model, a: Called, b: Called): string =>
  outcomes(before, a, b)
    .map(({ accepted }) => JSON.stringify(accepted))
    .join(" or ");
