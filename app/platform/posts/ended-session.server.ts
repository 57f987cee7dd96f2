// A session, or a recent password, that expired while a form was open: asks for the password, then shows the form again with its values. It is never submitted automatically.
import { redirect } from "@remix-run/node";
import type { Problem } from "~server/kernel/problem";
import { api } from "../api/api.server";
import { messagesFor } from "../locale.server";
import { localPath } from "../paths/local-path";
import { isInBackOffice, paths } from "../paths";
import {
  flash,
  readSession,
  signedInAdmin,
  signInAddress,
  type PortalSession,
} from "../session/session.server";
import { problemFor } from "../api/api-problem.server";
import { assertNotForeign, tokenOf } from "./read-form.server";
import { readWithoutFiles } from "./read-files.server";
import { saveFormRecovery } from "./recovery.server";
import { keyOf, withheldFields } from "./reply.server";

/** For a form of signed-in pages: one that arrives after signing out, in another tab, comes back to its owner after signing in. */
export async function signedInToPost(request: Request): Promise<void> {
  if ((await readSession(request)).has("token")) return;
  await keepForOwner(request);
  throw redirect(signInAddress(request), 303);
}

/** The same for a form of the back office. */
export async function signedInAdminToPost(request: Request): Promise<PortalSession> {
  if (!(await readSession(request)).has("token")) await keepForOwner(request);
  return signedInAdmin(request);
}

async function keepForOwner(request: Request): Promise<void> {
  assertNotForeign(request);
  const form = await (isMultipart(request) ? readWithoutFiles(request) : request.formData()).catch(
    () => undefined,
  );
  if (form) await redirectIfSignedOut(request, problemFor(request, "unauthenticated"), form);
}

const isMultipart = ({ headers }: Request) =>
  /^multipart\/form-data\b/i.test(headers.get("Content-Type") ?? "");

/** For a form that would be shown again: without a session the user couldn't see it. */
export async function assertStillSignedIn(request: Request, form: FormData): Promise<void> {
  if (!(await readSession(request)).has("token")) return;
  const person = await api(request).auth.profile();
  if (!person.ok) await redirectIfSignedOut(request, person.problem, form);
}

/** Redirects to the sign-in or to the password page, whichever the call needs; or to the 2FA setup if rights depend on it. */
export async function redirectIfSignedOut(
  request: Request,
  problem: Problem,
  form?: FormData,
): Promise<void> {
  if (problem.code === "second_factor_required") throw redirect(paths.admin.secondFactor(), 303);
  if (problem.code === "password_change_required")
    throw redirect(paths.choosePassword(new URL(request.url).pathname), 303);
  const isStepUp = problem.code === "step_up_required";
  if (problem.code !== "unauthenticated" && !isStepUp) return;
  const { pathname, search } = new URL(request.url);
  const { login: signIn, confirmPassword } = isInBackOffice(pathname)
    ? paths.admin
    : { login: paths.login, confirmPassword: paths.customer.confirmPassword };
  const t = messagesFor(request, "forms");
  const text = isStepUp ? t("confirmFirst", { message: problem.message }) : t("sessionEnded");
  const headers = await flash(request, text, "info");
  const recovered = form && (await recoveredForm(request, form));
  // If it can't be kept, the page says that the entries are gone.
  for (const line of recovered?.cookies ?? []) headers.append("Set-Cookie", line);
  const back = localPath(recovered?.address ?? pathname + search, paths.customer.dashboard());
  throw redirect((isStepUp ? confirmPassword : signIn)(back), { status: 303, headers });
}

async function recoveredForm(request: Request, form: FormData) {
  const key = keyOf(form);
  const [, formId] = /^[\da-f-]{36}-(.+)$/.exec(key) ?? [];
  const values = valuesOf(form);
  return formId && Object.keys(values).length > 0
    ? saveFormRecovery(request, key, { enteredBefore: { formId, values } }, tokenOf(form))
    : undefined;
}

/** Secrets must be re-entered, and files chosen again. */
function valuesOf(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form.entries()) {
    if (
      typeof value === "string" &&
      value !== "" &&
      !withheldFields.includes(name) &&
      !name.startsWith("pending:")
    )
      values[name] = value;
  }
  return values;
}
