// The second step of a sign-in: the challenge is in the cookie, the code comes from the form.
import { redirect } from "@remix-run/node";
import { CodeBody } from "~server/features/second-factor/schemas";
import { api } from "~/platform/api/api.server";
import { assertOfSession, isOfSession } from "~/platform/posts/read-form.server";
import { submit } from "~/platform/posts/submit.server";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { readSession, redirectWithFlash } from "~/platform/session/session.server";
import { redirectSignedIn } from "./signed-in-already.server";
import { admit, admitAdmin } from "./sign-in.server";

type SignInPage = typeof paths.login;

/** The data of the code page; without a password before it, redirects to the sign-in. */
export async function codePageData(request: Request, signInPage: SignInPage) {
  if (!(await readSession(request)).has("challenge"))
    throw redirect(signInPage(returnTo(request) ?? homeAfter(signInPage)), 303);
  return {
    returnTo: returnTo(request),
    usesRecoveryCode: new URL(request.url).searchParams.get("with") === "recovery",
  };
}

export const signInWithCode = async (request: Request) =>
  admit(request, await attemptFrom(request, paths.login));

export const signInAdminWithCode = async (request: Request) =>
  admitAdmin(request, await attemptFrom(request, paths.admin.login));

async function attemptFrom(request: Request, signInPage: SignInPage) {
  const session = await readSession(request);
  const challenge = session.get("challenge");
  if (challenge === undefined) {
    await redirectSignedIn(request);
    throw redirect(signInPage(returnTo(request)), 303);
  }
  // Of several sign-ins started in one browser, the code belongs to the last.
  const startAgain = () =>
    redirectWithFlash(
      request,
      signInPage(returnTo(request)),
      messagesFor(request, "refusals")("sign_in_expired"),
      "info",
    );
  const submission = await submit(request, CodeBody, async (_request, form) => {
    assertOfSession(request, session, form);
    if (!isOfSession(session, form)) throw await startAgain();
  });
  if (!submission.ok) return submission;
  const answer = await api(request).secondFactor.verify({
    body: { challenge, code: submission.value.code },
  });
  if (answer.ok) return { ok: true as const, account: answer.value, refuse: submission.refuse };
  const { code, message } = answer.problem;
  if (code === "sign_in_expired")
    throw await redirectWithFlash(request, signInPage(returnTo(request)), message, "info");
  return { ok: false as const, reply: await submission.refuse(answer.problem) };
}

const homeAfter = (signInPage: SignInPage) =>
  signInPage === paths.admin.login ? paths.admin.dashboard() : paths.customer.dashboard();

function returnTo(request: Request): string | undefined {
  return new URL(request.url).searchParams.get("returnTo") ?? undefined;
}
