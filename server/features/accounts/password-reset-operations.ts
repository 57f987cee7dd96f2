// A forgotten password.
import { limits } from "../../kernel/limits";
import type { Operation } from "../../http/operation";
import { MessageResponse, PasswordReset } from "../users/schemas";
import { ForgotPasswordBody, ResetPasswordBody } from "../sign-in/password-schemas";

export const passwordResetOperations = {
  forgotPassword: {
    method: "POST",
    path: "/auth/forgot-password",
    access: "open",
    status: 200,
    acceptsIdempotencyKey: false,
    summary: "Request a password reset",
    description: `If an account exists for the address, sends it a link that can be used once and expires in ${limits.passwordResetMinutes} minutes. The response and its timing don't reveal whether one exists.`,
    body: ForgotPasswordBody,
    answer: MessageResponse,
    returns: "Confirmation that the request was received",
    refusals: ["too_many_requests"],
  },
  resetPassword: {
    method: "POST",
    path: "/auth/reset-password",
    access: "open",
    status: 200,
    acceptsDeviceToken: true,
    summary: "Reset a password",
    description:
      "Takes the token of the emailed link. Ends all sessions, revokes all API tokens and notifies the user by email. Marks the email as confirmed and forgets all known devices except this one. If the email wasn't confirmed before, data saved in the account is deleted, and pending requests and withdrawals that weren't sent yet are canceled; their money is available again. The link of a staff invitation also activates the account, unless it was suspended or set to inactive since.",
    body: ResetPasswordBody,
    answer: PasswordReset,
    returns: "Confirmation that the password was changed",
    refusals: ["link_expired", "password_unchanged"],
  },
} as const satisfies Record<string, Operation>;
