// A forgotten password.
import { limits } from "../../kernel/limits";
import type { Operation } from "../../http/operation";
import { Done, PasswordReset } from "../users/schemas";
import { ForgotPasswordBody, ResetPasswordBody } from "../sign-in/password-schemas";

export const passwordResetOperations = {
  forgotPassword: {
    method: "POST",
    path: "/auth/forgot-password",
    access: "open",
    status: 200,
    takesKey: false,
    summary:
      "Ask for a link to choose a new password. The answer is the same whether anybody has that address",
    description: `Whoever has an account with the address is sent a link that works once and for ${limits.passwordResetMinutes} minutes. The answer and how long it takes tell nothing.`,
    body: ForgotPasswordBody,
    answer: Done,
    returns: "That it was noted",
    refusals: ["too_many_requests"],
  },
  resetPassword: {
    method: "POST",
    path: "/auth/reset-password",
    access: "open",
    status: 200,
    takesDeviceToken: true,
    summary: "Choose a new password with the token of a mailed link",
    description:
      "Ends every session of the person, revokes their API tokens, and tells them by mail. The address counts as confirmed from then on, and of all devices only the one that sent this is known. Where it was not before, what was saved in the account is removed and pending requests are cancelled; money stays.",
    body: ResetPasswordBody,
    answer: PasswordReset,
    returns: "The password is new",
    refusals: ["link_expired"],
  },
} as const satisfies Record<string, Operation>;
