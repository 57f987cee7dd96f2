// Refusals at the sign-in, and of what needs a password, a code or a right.
import type { RefusalMessages } from "./refusal-messages";

export const signInRefusals = {
  unauthenticated: { status: 401, message: "Please sign in again." },
  wrong_credentials: { status: 401, message: "The email or the password is not right." },
  too_many_attempts: {
    status: 429,
    message: "Too many attempts. Please wait a few minutes and try again.",
  },
  forbidden: { status: 403, message: "You are not allowed to do this." },
  role_missing: {
    status: 403,
    message: "Your staff role does not allow this. It takes the role {roles}.",
  },
  account_suspended: { status: 403, message: "This account is suspended. Please contact support." },
  account_closed: { status: 403, message: "This account is closed. Please contact support." },
  password_needed: { status: 403, message: "Please type your password again first." },
  step_up_required: {
    status: 403,
    message: "You typed your password a while ago. Please type it again first.",
  },
  second_factor_needed: {
    status: 401,
    message: "Please enter the code of your authenticator app.",
  },
  code_wrong: {
    status: 401,
    message: "This code is not right, or was used before. Please enter the next one.",
  },
  sign_in_expired: {
    status: 401,
    message: "The code was not entered in time. Please sign in again.",
  },
  second_factor_required: {
    status: 403,
    message: "Administrators need two-step sign-in here. Please set it up first.",
  },
  second_factor_on: { status: 409, message: "Two-step sign-in is on already." },
  second_factor_off: { status: 409, message: "Two-step sign-in is not on." },
  second_factor_not_begun: {
    status: 409,
    message: "Please begin to set up two-step sign-in first.",
  },
  own_second_factor: {
    status: 403,
    message: "Please turn off your own two-step sign-in in your settings.",
  },
  scope_missing: { status: 403, message: "This API token may not do this." },
  link_expired: {
    status: 410,
    message: "This link has expired or was used already. Please ask for a new one.",
  },
} as const satisfies RefusalMessages;
