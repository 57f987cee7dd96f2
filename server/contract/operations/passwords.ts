// Passwords and confirmed email addresses.
import type { Operation } from "../operation";
import { Done, PasswordReset } from "../schemas/accounts";
import {
  ChangePasswordBody,
  ForgotPasswordBody,
  ResetPasswordBody,
  VerifyEmailBody,
} from "../schemas/passwords";
import { ConfirmPasswordBody, Confirmed } from "../schemas/sessions";
import { limits } from "../values/limits";

const { passwordResetMinutes: minutes, emailVerificationHours: hours } = limits;

export const passwordOperations = {
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
      "For five minutes this session may then make the calls that answer 403 `password_needed` otherwise. Where two-step sign-in is on, it takes the code, too. Wrong attempts are counted for each session.",
    body: ConfirmPasswordBody,
    answer: Confirmed,
    returns: "Until when it counts",
    refusals: ["wrong_credentials", "second_factor_needed", "code_wrong", "too_many_attempts"],
  },
  forgotPassword: {
    method: "POST",
    path: "/auth/forgot-password",
    access: "open",
    status: 200,
    takesKey: false,
    summary:
      "Ask for a link to choose a new password. The answer is the same whether anybody has that address",
    description: `Whoever has an account with the address is sent a link that works once and for ${minutes} minutes. The answer and how long it takes tell nothing.`,
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
  verifyEmail: {
    method: "POST",
    path: "/auth/verify-email",
    access: "open",
    status: 200,
    summary: "Confirm an email address with the token of a mailed link",
    description: `The link of a message works once and for ${hours} hours; a newer one makes it worthless.`,
    body: VerifyEmailBody,
    answer: Done,
    returns: "The address is confirmed",
    refusals: ["link_expired"],
  },
  sendVerification: {
    method: "POST",
    path: "/auth/verification-mail",
    access: "signed-in",
    scope: null,
    status: 200,
    summary: "Have the link to confirm one's email address sent again",
    description:
      "Links that were sent before do not work any more. Where the address is confirmed already, nothing is sent.",
    answer: Done,
    returns: "That it is on its way",
    refusals: ["too_many_requests"],
  },
} as const satisfies Record<string, Operation>;
