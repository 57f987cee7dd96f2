// Signing in, and changing the password.
import type { Operation } from "../../http/operation";
import { ChangePasswordBody } from "./password-schemas";
import { ConfirmPasswordBody, PasswordConfirmation } from "../sessions/schemas";
import { MessageResponse, SignedIn } from "../users/schemas";
import { LoginBody } from "../users/person-schemas";

export const signInOperations = {
  login: {
    method: "POST",
    path: "/auth/login",
    access: "open",
    status: 200,
    acceptsIdempotencyKey: false,
    acceptsDeviceToken: true,
    summary: "Sign in",
    description:
      "Failed attempts are limited per account and IP address together, per IP address, and per account, whose email and username count as one. A known device (`X-Device-Token`) and a password sent with its `code` aren't slowed down by other people's attempts. With a password that staff set, the session can only change it (`passwordChangeRequired` of the user). If 2FA is on and no `code` is sent, returns 401 `second_factor_needed` with a `challenge` for `POST /auth/second-factor/verify`.",
    body: LoginBody,
    answer: SignedIn,
    returns: "The user and an access token",
    refusals: [
      "wrong_credentials",
      "second_factor_needed",
      "code_wrong",
      "account_suspended",
      "account_closed",
      "initial_password_expired",
      "too_many_attempts",
    ],
    failure: "signIn",
    hasTextFailures: true,
  },
  endSession: {
    method: "DELETE",
    path: "/auth/sessions/{id}",
    access: "signed-in",
    scope: null,
    status: 200,
    isExtension: true,
    summary: "Revoke a session",
    description: "Its access token stops working. This can be the current session.",
    idParameter: "ID of the session",
    answer: MessageResponse,
    refusals: [],
  },
  endOtherSessions: {
    method: "DELETE",
    path: "/auth/sessions",
    access: "signed-in",
    scope: null,
    status: 200,
    isExtension: true,
    summary: "Revoke all other sessions",
    description: "Revokes API tokens as well. The current session stays.",
    answer: MessageResponse,
    refusals: [],
  },
  confirmPassword: {
    method: "POST",
    path: "/auth/confirm-password",
    access: "signed-in",
    scope: null,
    status: 200,
    acceptsIdempotencyKey: false,
    isExtension: true,
    summary: "Re-authenticate",
    description:
      "Confirms the password, and the code if 2FA is on. For 5 minutes this session can make requests that otherwise return 403 `password_needed`, and for 15 minutes those that return 403 `step_up_required`. Safe to repeat. Failed attempts are counted per session.",
    body: ConfirmPasswordBody,
    answer: PasswordConfirmation,
    returns: "When the confirmation expires",
    refusals: ["wrong_credentials", "second_factor_needed", "code_wrong", "too_many_attempts"],
  },
  changePassword: {
    method: "POST",
    path: "/auth/change-password",
    access: "signed-in",
    scope: null,
    status: 200,
    allowsInitialPassword: true,
    acceptsDeviceToken: true,
    summary: "Change the password",
    description:
      "Ends all other sessions, revokes all API tokens and notifies the user by email if their address is confirmed. Other known devices are forgotten.",
    body: ChangePasswordBody,
    answer: MessageResponse,
    returns: "Confirmation that the password was changed",
    refusals: [
      "wrong_credentials",
      "password_unchanged",
      "too_many_attempts",
      "changed_by_someone_else",
    ],
  },
} as const satisfies Record<string, Operation>;
