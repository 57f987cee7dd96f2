// Signing up, and confirming the email address.
import type { Operation } from "../../http/operation";
import { limits } from "../../kernel/limits";
import { MessageResponse, SignedIn } from "../users/schemas";
import { RegisterBody } from "../users/person-schemas";
import { VerifyEmailBody } from "../sign-in/password-schemas";

export const registrationOperations = {
  register: {
    method: "POST",
    path: "/auth/register",
    access: "open",
    status: 201,
    acceptsDeviceToken: true,
    summary: "Sign up",
    description: `Creates a customer with an empty wallet and signs them in. \`country\` defaults to \`US\` and \`currency\` to \`USD\`. Show the terms and conditions first: the call records that they were accepted. The password must have at least ${limits.passwordMinimumLength} characters. Repeating the request with the same \`Idempotency-Key\`, email and password signs the same user in, or asks for their code.`,
    body: RegisterBody,
    answer: SignedIn,
    returns: "The user and an access token",
    refusals: [
      "email_taken",
      "username_taken",
      "username_reserved",
      "username_mixed",
      "second_factor_needed",
      "account_suspended",
      "account_closed",
      "too_many_requests",
      "too_many_attempts",
    ],
    failure: "register",
    hasTextFailures: true,
  },
  verifyEmail: {
    method: "POST",
    path: "/auth/verify-email",
    access: "open",
    status: 200,
    summary: "Confirm an email",
    description: `Takes the token of the emailed link, which can be used once and expires in ${limits.emailVerificationHours} hours. A newer link invalidates it.`,
    body: VerifyEmailBody,
    answer: MessageResponse,
    returns: "Confirmation",
    refusals: ["link_expired"],
  },
  sendVerification: {
    method: "POST",
    path: "/auth/verification-mail",
    access: "signed-in",
    scope: null,
    status: 200,
    summary: "Resend the confirmation email",
    description: "Earlier links stop working. If the email is already confirmed, nothing is sent.",
    answer: MessageResponse,
    returns: "Confirmation that the email was queued",
    refusals: ["too_many_requests"],
  },
} as const satisfies Record<string, Operation>;
