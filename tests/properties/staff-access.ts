// Suspensions of staff in the model: by one owner for a day, for good by two, and back by two.
import { userAt, type Model, type StaffRequest, type Suspension } from "./model";

const dayMinutes = 24 * 60;

/** Whose access was given back less than a day ago approves nothing. */
export const isNewToRoles = (model: Model, who: number): boolean =>
  model.clock - userAt(model, who).restoredAt < dayMinutes;

function leave(model: Model, whom: number): void {
  const user = userAt(model, whom);
  Object.assign(user, { account: "suspended", isSignedIn: false, version: user.version + 1 });
}

function comeBack(model: Model, whom: number): void {
  const user = userAt(model, whom);
  Object.assign(user, { account: "active", version: user.version + 1 });
}

function ask(model: Model, request: Omit<StaffRequest, "version">): boolean {
  const { version } = userAt(model, request.whom);
  if (isAsked(model, request.whom)) return false;
  model.staffRequests.push({ ...request, version });
  model.audited += 1;
  return true;
}

export const isAsked = (model: Model, about: number): boolean =>
  model.staffRequests.some(
    ({ whom, version }) => whom === about && version === userAt(model, about).version,
  );

export function suspend(model: Model, suspension: Suspension): boolean {
  const { by, whom, serial } = suspension;
  if (userAt(model, whom).account === "suspended") return true;
  if (model.suspensions.some((one) => one.by === by)) return false;
  const isRecent = ({ at }: Suspension) => at > model.clock - 30 * dayMinutes;
  const isRepeated = (one: Suspension) => one.by === by && one.whom === whom && isRecent(one);
  if (model.endedSuspensions.some(isRepeated))
    return ask(model, { by, whom, serial, to: "suspended" });
  leave(model, whom);
  model.suspensions.push(suspension);
  model.audited += 2;
  return true;
}

export function restore(model: Model, { by, whom, serial }: Omit<Suspension, "at">): boolean {
  if (userAt(model, whom).account === "active") return true;
  const unconfirmed = model.suspensions.find((one) => one.whom === whom);
  if (!unconfirmed) return ask(model, { by, whom, serial, to: "active" });
  end(model, unconfirmed);
  model.audited += 2;
  return true;
}

function end(model: Model, suspension: Suspension): void {
  comeBack(model, suspension.whom);
  model.suspensions = model.suspensions.filter((one) => one !== suspension);
  model.endedSuspensions.push(suspension);
}

export function decideSuspension(
  model: Model,
  serial: string,
  { who, isApproved }: { readonly who: number; readonly isApproved: boolean },
): boolean {
  const open = model.suspensions.find((one) => one.serial === serial);
  if (!open || who === open.by || who === open.whom || !userAt(model, who).isAdmin) return false;
  if (isApproved) {
    if (userAt(model, open.by).account !== "active" || isNewToRoles(model, who)) return false;
    model.suspensions = model.suspensions.filter((one) => one !== open);
  } else end(model, open);
  model.audited += 2;
  return true;
}

export function decideStaffRequest(
  model: Model,
  serial: string,
  { who, isApproved }: { readonly who: number; readonly isApproved: boolean },
): boolean {
  const open = model.staffRequests.find((one) => one.serial === serial);
  if (!open || who === open.by || who === open.whom || !userAt(model, who).isAdmin) return false;
  const { by, whom, to, version } = open;
  const isOutdated = version !== userAt(model, whom).version;
  if (isApproved && (isOutdated || userAt(model, by).account !== "active")) return false;
  if (isApproved && isNewToRoles(model, who)) return false;
  model.staffRequests = model.staffRequests.filter((one) => one !== open);
  if (isApproved && to === "active") {
    comeBack(model, whom);
    userAt(model, whom).restoredAt = model.clock;
  }
  if (isApproved && to === "suspended") leave(model, whom);
  // The decision, the edit and, of a suspension, a line of its own.
  model.audited += isApproved ? (to === "suspended" ? 3 : 2) : 1;
  return true;
}

/** What background work does when the day of an unconfirmed suspension is over. */
export function lapse(model: Model, serial: string): void {
  const suspension = model.suspensions.find((one) => one.serial === serial);
  if (!suspension) return;
  end(model, suspension);
  model.audited += 1;
}
