// The second step of signing in.
import type { Operation } from "../../http/operation";
import { limits } from "../../kernel/limits";
import { SignInCodeBody } from "../second-factor/schemas";
import { SignedIn } from "../users/schemas";

export const signInCodeOperations = {
  verify: {
    method: "POST",
    path: "/auth/second-factor/verify",
    access: "open",
    status: 200,
    takesKey: false,
    takesDeviceToken: true,
    isExtension: true,
    summary: "The second step of a sign-in",
    description: `Takes the \`challenge\` of the sign-in and a code: six digits of the app, or a recovery code. Each code counts once. The challenge is good for ${limits.challengeMinutes} minutes and one session. Wrong codes count together with wrong passwords.`,
    body: SignInCodeBody,
    answer: SignedIn,
    returns: "The person, signed in",
    refusals: [
      "code_wrong",
      "sign_in_expired",
      "account_suspended",
      "account_closed",
      "wrong_credentials",
      "too_many_attempts",
    ],
  },
} as const satisfies Record<string, Operation>;
