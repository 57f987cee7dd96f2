// What the 2FA pages load and do, in the area that their address names.
import { data, redirect } from "@remix-run/node";
import type { Result } from "~server/kernel/result";
import { CodeBody } from "~server/features/second-factor/schemas";
import { api } from "~/platform/api/api.server";
import { submit } from "~/platform/posts/submit.server";
import { load } from "~/platform/api/load.server";
import { messagesFor } from "~/platform/locale.server";
import { isInBackOffice, stepUpPathsAt } from "~/platform/paths";
import { signedInAdminToPost, signedInToPost } from "~/platform/posts/ended-session.server";
import { drawQr } from "~/platform/qr.server";
import { redirectWithFlash, signedIn, signedInAdmin } from "~/platform/session/session.server";
import { confirmFirst, confirmFrom } from "./step-up.server";

const addressesFor = ({ url }: Request) => stepUpPathsAt(new URL(url).pathname);
const isForStaff = ({ url }: Request) => isInBackOffice(new URL(url).pathname);

export const signedInHere = (request: Request) =>
  isForStaff(request) ? signedInAdmin(request) : signedIn(request);

export async function signedInHereToPost(request: Request): Promise<void> {
  await (isForStaff(request) ? signedInAdminToPost(request) : signedInToPost(request));
}

export function loadState(request: Request) {
  return load(request, api(request).secondFactor.state());
}

/** For pages that require it to be on. */
export async function loadStateOn(request: Request) {
  const state = await loadState(request);
  if (!state.isOn) throw redirect(addressesFor(request).secondFactor(), 303);
  return state;
}

export async function startSetUp(request: Request) {
  const submission = await confirmFrom(request);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).secondFactor.setUp();
  return answer.ok
    ? redirect(addressesFor(request).secondFactorSetUp(), 303)
    : submission.refuse(answer.problem);
}

/** The app's setup; null once 2FA is on, since this page also shows the recovery codes. */
export async function loadSetUp(request: Request) {
  const { isOn } = await loadState(request);
  if (isOn) return null;
  const answer = await api(request).secondFactor.pending();
  redirectIfNotReady(request, answer);
  const { secret, uri } = await load(request, answer);
  return { secret: secret.replace(/(.{4})(?=.)/g, "$1 "), uri, qr: drawQr(uri) };
}

/** The password may have been confirmed too long ago, or the setup expired. */
function redirectIfNotReady(request: Request, answer: Result<unknown>): void {
  const at = addressesFor(request);
  confirmFirst(request, answer, at.secondFactorSetUp());
  if (!answer.ok && answer.problem.code === "second_factor_not_begun")
    throw redirect(at.secondFactor(), 303);
}

/** The codes are in the response itself, not on a page: they are shown only once. */
export async function finishSetUp(request: Request) {
  const submission = await submit(request, CodeBody);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).secondFactor.enable({ body: submission.value });
  redirectIfNotReady(request, answer);
  return answer.ok ? data(answer.value) : submission.refuse(answer.problem);
}

export async function renewRecoveryCodes(request: Request) {
  const submission = await confirmFrom(request);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).secondFactor.renewCodes();
  return answer.ok ? data(answer.value) : submission.refuse(answer.problem);
}

export async function disableSecondFactor(request: Request) {
  const submission = await confirmFrom(request);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).secondFactor.disable();
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(
    request,
    addressesFor(request).secondFactor(),
    messagesFor(request, "twoFactor")("isOff"),
  );
}
