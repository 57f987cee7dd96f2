// Sign-in with email and password through remix-auth; only the API decides who the user is.
import { redirect } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { z } from "zod";
import { type SignedIn } from "~server/features/users/schemas";
import { LoginBody } from "~server/features/users/person-schemas";
import type { Problem } from "~server/kernel/problem";
import { api } from "~/platform/api/api.server";
import type { Reply } from "~/platform/posts/reply.server";
import { submit } from "~/platform/posts/submit.server";
import { addressLanguageOf, messagesFor } from "~/platform/locale.server";
import { saveDeviceCookie } from "~/platform/session/known-device.server";
import { localPath } from "~/platform/paths/local-path";
import { paths } from "~/platform/paths";
import { browserLanguage, keepAccountLanguage } from "~/platform/session/language-cookies.server";
import { startChallenge, startSession } from "~/platform/session/session.server";
import { assertNotSignedIn } from "./signed-in-already.server";

type Account = z.output<typeof SignedIn>;

class SignInRefused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

const authenticator = new Authenticator<Account>().use(
  new FormStrategy(async ({ form, request }) => {
    const answer = await api(request).auth.login({
      body: LoginBody.parse({
        email: form.get("email"),
        password: form.get("password"),
        code: form.get("code") ?? undefined,
      }),
    });
    if (!answer.ok) throw new SignInRefused(answer.problem);
    return answer.value;
  }),
  "password",
);

interface Identified {
  ok: true;
  account: Account;
  refuse: (problem: Problem) => Promise<Reply>;
}

type Attempt = Identified | { ok: false; reply: Reply | Response };

export const signInCustomer = async (request: Request) =>
  admit(request, await attemptFrom(request, paths.loginCode));

export const signInAdmin = async (request: Request) =>
  admitAdmin(request, await attemptFrom(request, paths.admin.loginCode));

/** Of everyone: administrators go to their area, customers to the page they requested. */
export async function admit(request: Request, attempt: Attempt) {
  return attempt.ok ? signInAndRedirect(request, attempt.account) : attempt.reply;
}

/** Of administrators: a customer's account is refused and gets no session. */
export async function admitAdmin(request: Request, attempt: Attempt) {
  return attempt.ok && !attempt.account.user.isAdmin
    ? refuseSignIn(request, attempt)
    : admit(request, attempt);
}

/** The credentials are right, but the account is not an administrator's. */
async function refuseSignIn(request: Request, { account, refuse }: Identified) {
  await revoke(account);
  return refuse({
    status: 403,
    code: "forbidden",
    message: messagesFor(request, "signIn")("adminsOnly"),
    fieldErrors: {},
  });
}

/** Starts a session and redirects; also used after sign-up. */
export async function signInAndRedirect(request: Request, account: Account, destination?: string) {
  const headers = await saveDeviceCookie(
    new Headers({ "Set-Cookie": await startSession(account) }),
    account,
  );
  const { language } = account.user;
  keepAccountLanguage(headers, { request, language });
  // Who came by an address of a language goes on in it.
  const named = addressLanguageOf(request);
  if (language === undefined && named) headers.append("Set-Cookie", browserLanguage(named));
  return redirect(destination ?? destinationOf(request, account.user.isAdmin), {
    status: 303,
    headers,
  });
}

/** Ends the API session that a refused sign-in had started. */
async function revoke(account: Account): Promise<void> {
  const [cookie = ""] = (await startSession(account)).split(";");
  await api(new Request("http://portal/", { headers: { Cookie: cookie } })).auth.logout();
}

/** `codePage` is the page of the second step, if there is one. */
async function attemptFrom(request: Request, codePage: typeof paths.loginCode) {
  const submission = await submit(request, LoginBody, assertNotSignedIn(destinationOf));
  if (!submission.ok) return submission;
  try {
    const account = await authenticator.authenticate("password", request);
    return { ok: true as const, account, refuse: submission.refuse };
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    const { challenge } = error.problem;
    const reply =
      challenge === undefined
        ? await submission.refuse(error.problem)
        : await askForCode(request, challenge, codePage);
    return { ok: false as const, reply };
  }
}

async function askForCode(request: Request, challenge: string, codePage: typeof paths.loginCode) {
  const wanted = new URL(request.url).searchParams.get("returnTo") ?? undefined;
  return redirect(codePage(wanted), {
    status: 303,
    headers: { "Set-Cookie": await startChallenge(challenge) },
  });
}

function destinationOf(request: Request, isAdmin: boolean): string {
  const home = isAdmin ? paths.admin.dashboard() : paths.customer.dashboard();
  const wanted = localPath(new URL(request.url).searchParams.get("returnTo"), home);
  const isAdminPage = /^\/admin(\/|\?|$)/.test(wanted);
  return isAdminPage && !isAdmin ? home : wanted;
}
