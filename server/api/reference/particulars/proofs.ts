// Two-step sign-in and API tokens.
import { limits } from "../../../contract/values/limits";
import { personPlace, type ParticularsOf } from "./particulars";

const stepUp =
  "Asks for the password of the last five minutes (`POST /auth/confirm-password`), and with two-step sign-in on for its code.";

export const proofs: ParticularsOf = {
  "POST /auth/second-factor/verify": {
    description: `Takes the \`challenge\` of the sign-in and a code: six digits of the app, or a recovery code. Each code counts once. The challenge is good for ${limits.challengeMinutes} minutes and one session. Wrong codes count together with wrong passwords.`,
    answers: "The person, signed in",
    refuses: [
      "code_wrong",
      "sign_in_expired",
      "account_suspended",
      "wrong_credentials",
      "too_many_attempts",
    ],
  },
  "GET /auth/second-factor": { answers: "Whether it is on" },
  "POST /auth/second-factor/setup": {
    description: `${stepUp} Makes a new secret in place of one that was begun before; nothing is on until \`POST /auth/second-factor/enable\`. Codes are those of RFC 6238: SHA-1, six digits, thirty seconds.`,
    answers: "What the app needs",
    refuses: ["password_needed", "second_factor_on"],
  },
  "GET /auth/second-factor/setup": {
    answers: "What the app needs",
    refuses: ["password_needed", "second_factor_on", "second_factor_not_begun"],
  },
  "POST /auth/second-factor/enable": {
    description: `With a first code of the app it is on, and every other session of the person ends. The ${limits.recoveryCodes} recovery codes are shown this once.`,
    answers: "The recovery codes",
    refuses: ["code_wrong", "second_factor_on", "second_factor_not_begun"],
  },
  "POST /auth/second-factor/recovery-codes": {
    description: `${stepUp} The codes from before count no more.`,
    answers: "The recovery codes",
    refuses: ["password_needed", "second_factor_off"],
  },
  "POST /auth/second-factor/disable": {
    description: `${stepUp} Every other session of the person ends.`,
    refuses: ["password_needed", "second_factor_off"],
  },
  "DELETE /users/{id}/second-factor": {
    description: `${stepUp} For somebody who lost the app and the recovery codes: their sessions end. Not for oneself.`,
    place: personPlace,
    refuses: ["password_needed", "own_second_factor", "second_factor_off"],
  },
  "GET /auth/api-tokens": { answers: "Tokens, newest first" },
  "POST /auth/api-tokens": {
    description: `${stepUp} The token acts for whoever made it, as far as its scopes go, and never touches sessions, passwords, two-step sign-in, tokens, reveals or the deletion of a person. It ends with the account.`,
    answers: "The token, this once",
    refuses: ["password_needed", "second_factor_required", "forbidden", "too_many_requests"],
  },
  "DELETE /auth/api-tokens/{id}": {
    description: "It is worth nothing from then on.",
    place: "Id of the token",
  },
};
