// Opening an account, and proving that its email address is right.
import type { Operation } from "../../http/operation";
import { limits } from "../../kernel/limits";
import { Done, SignedIn } from "../users/schemas";
import { RegisterBody } from "../users/person-schemas";
import { VerifyEmailBody } from "../sign-in/password-schemas";

export const registrationOperations = {
  register: {
    method: "POST",
    path: "/auth/register",
    access: "open",
    status: 201,
    takesDeviceToken: true,
    summary:
      "Sign up. With the same Idempotency-Key, email and password again: the same person, and a new session",
    description: `Makes a customer with an empty wallet and signs them in. \`country\` is \`US\` and \`currency\` \`USD\` unless said. The password has at least ${limits.passwordMinimumLength} characters. Repeated with the same \`Idempotency-Key\`, email and password, it signs the same person in, or asks for their code.`,
    body: RegisterBody,
    answer: SignedIn,
    returns: "The person, signed in",
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
    failureMessage: "Registration failed",
    hasTextFailures: true,
  },
  verifyEmail: {
    method: "POST",
    path: "/auth/verify-email",
    access: "open",
    status: 200,
    summary: "Confirm an email address with the token of a mailed link",
    description: `The link of a message works once and for ${limits.emailVerificationHours} hours; a newer one makes it worthless.`,
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
