// Signing in, and changing the password.
import type { Operation } from "../../http/operation";
import { ChangePasswordBody } from "./password-schemas";
import { ConfirmPasswordBody, Confirmed } from "../sessions/schemas";
import { Done, SignedIn } from "../users/schemas";
import { LoginBody } from "../users/person-schemas";

export const signInOperations = {
  login: {
    method: "POST",
    path: "/auth/login",
    access: "open",
    status: 200,
    takesKey: false,
    takesDeviceToken: true,
    summary: "Sign in",
    description:
      "Wrong guesses are slowed down: for account and network address together, for each address, and for each account from everywhere. A known device (`X-Device-Token`), and a password that comes together with its `code`, do not wait for the guesses of others. Where two-step sign-in is on and no `code` is sent, the answer is 401 `second_factor_needed` with a `challenge` for `POST /auth/second-factor/verify`.",
    body: LoginBody,
    answer: SignedIn,
    returns: "The person, signed in",
    refusals: [
      "wrong_credentials",
      "second_factor_needed",
      "code_wrong",
      "account_suspended",
      "account_closed",
      "too_many_attempts",
    ],
    failureMessage: "Login failed",
    hasTextFailures: true,
  },
  endSession: {
    method: "DELETE",
    path: "/auth/sessions/{id}",
    access: "signed-in",
    scope: null,
    status: 200,
    isExtension: true,
    summary: "End one of one's own sessions",
    description: "Its token is worth nothing from then on. It may be this session.",
    idParameter: "Id of the session",
    answer: Done,
    refusals: [],
  },
  endOtherSessions: {
    method: "DELETE",
    path: "/auth/sessions",
    access: "signed-in",
    scope: null,
    status: 200,
    isExtension: true,
    summary: "End all of one's sessions but this one",
    description: "This session stays. API tokens are revoked, too.",
    answer: Done,
    refusals: [],
  },
  confirmPassword: {
    method: "POST",
    path: "/auth/confirm-password",
    access: "signed-in",
    scope: null,
    status: 200,
    takesKey: false,
    isExtension: true,
    summary: "Type the password again, for what is sensitive. Harmless to repeat",
    description:
      "For five minutes this session may then make the calls that answer 403 `password_needed` otherwise, and for fifteen minutes those that answer 403 `step_up_required`. Where two-step sign-in is on, it takes the code, too. Wrong attempts are counted for each session.",
    body: ConfirmPasswordBody,
    answer: Confirmed,
    returns: "Until when it counts",
    refusals: ["wrong_credentials", "second_factor_needed", "code_wrong", "too_many_attempts"],
  },
  changePassword: {
    method: "POST",
    path: "/auth/change-password",
    access: "signed-in",
    scope: null,
    status: 200,
    takesDeviceToken: true,
    summary: "Change one's own password",
    description:
      "Ends every other session of the person, revokes their API tokens, and tells them by mail. Other devices are known no longer.",
    body: ChangePasswordBody,
    answer: Done,
    returns: "The password is new",
    refusals: ["wrong_credentials", "too_many_attempts", "changed_by_someone_else"],
  },
} as const satisfies Record<string, Operation>;
