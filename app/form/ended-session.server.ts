// A session that ended, or grew too old for what is asked, while a form was open: the password, then back to it with what was typed. It is never sent by itself.
import { redirect } from "@remix-run/node";
import type { Problem } from "~server/contract/values/problem";
import { api } from "~/api.server";
import { localPath } from "~/local-path";
import { paths } from "~/paths";
import { cookieSealing, flash, readSession } from "~/session.server";
import { keepTyped } from "~/typed-before.server";
import { keyOf, secretFields } from "./reply.server";

const words = "Your session has ended. Sign in to go on where you were; nothing has been sent yet.";

/** For a form that would be shown again: whoever is no longer signed in could not see it. */
export async function assertStillSignedIn(request: Request, form: FormData): Promise<void> {
  if (!(await readSession(request)).has("token")) return;
  const person = await api(request).auth.profile();
  if (!person.ok) await leaveWhenSignedOut(request, person.problem, form);
}

/** Goes to the sign-in where that is what the call wants, or to the password alone. Or rights wait for a second factor: set it up. */
export async function leaveWhenSignedOut(request: Request, problem: Problem, form?: FormData): Promise<void> {
  if (problem.code === "second_factor_required") throw redirect(paths.admin.secondFactor(), 303);
  const isTooOld = problem.code === "sign_in_too_old";
  if (problem.code !== "unauthenticated" && !isTooOld) return;
  const { pathname, search } = new URL(request.url);
  const isAdminArea = /^\/admin(\/|$)/.test(pathname);
  const { login: signIn, confirmPassword } = isAdminArea ? paths.admin : { login: paths.login, confirmPassword: paths.customer.confirmPassword };
  const headers = await flash(request, isTooOld ? `${problem.message} Nothing has been sent yet.` : words, "info");
  const kept = form && (await keptLine(request, pathname, form));
  if (kept) headers.append("Set-Cookie", kept);
  throw redirect((isTooOld ? confirmPassword : signIn)(localPath(pathname + search, paths.customer.dashboard())), { status: 303, headers });
}

async function keptLine(request: Request, path: string, form: FormData): Promise<string | undefined> {
  const person = (await readSession(request)).get("person");
  const [, formId] = /^[\da-f-]{36}-(.+)$/.exec(keyOf(form)) ?? [];
  return person && formId ? keepTyped(cookieSealing(), { person, path, formId, values: valuesOf(form) }) : undefined;
}

/** Secrets and files are typed and chosen again. */
function valuesOf(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form.entries()) {
    if (typeof value === "string" && value !== "" && !secretFields.includes(name) && !name.startsWith("kept:")) values[name] = value;
  }
  return values;
}
