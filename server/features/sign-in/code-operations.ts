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
    acceptsIdempotencyKey: false,
    acceptsDeviceToken: true,
    isExtension: true,
    summary: "Verify a 2FA code",
    description: `Completes a sign-in. Takes its \`challenge\` and a six-digit code from the app or a recovery code. Each code can be used once. The challenge expires in ${limits.challengeMinutes} minutes and starts one session. Wrong codes count as failed sign-ins.`,
    body: SignInCodeBody,
    answer: SignedIn,
    returns: "The user and an access token",
    refusals: [
      "code_wrong",
      "sign_in_expired",
      "account_suspended",
      "account_closed",
      "initial_password_expired",
      "wrong_credentials",
      "too_many_attempts",
    ],
  },
} as const satisfies Record<string, Operation>;
