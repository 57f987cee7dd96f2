import { limits } from "../../../contract/values/limits";
import { personPlace, type ParticularsOf } from "./particulars";

const profile = "The same as `GET /auth/profile`: four addresses, one answer.";

export const accounts: ParticularsOf = {
  "POST /auth/register": {
    description: `Makes a customer with an empty wallet and signs them in. \`country\` is \`US\` and \`currency\` \`USD\` unless said. The password has at least ${limits.passwordMinimumLength} characters. Repeated with the same \`Idempotency-Key\`, email and password, it signs the same person in, or asks for their code.`,
    answers: "The person, signed in",
    refuses: [
      "email_taken",
      "username_taken",
      "username_reserved",
      "username_mixed",
      "second_factor_needed",
      "account_suspended",
      "too_many_requests",
      "too_many_attempts",
    ],
  },
  "POST /auth/login": {
    description:
      "Wrong guesses are slowed down: for account and network address together, for each address, and for each account from everywhere. A known device (`X-Device-Token`), and a password that comes together with its `code`, do not wait for the guesses of others. Where two-step sign-in is on and no `code` is sent, the answer is 401 `second_factor_needed` with a `challenge` for `POST /auth/second-factor/verify`.",
    answers: "The person, signed in",
    refuses: [
      "wrong_credentials",
      "second_factor_needed",
      "code_wrong",
      "account_suspended",
      "too_many_attempts",
    ],
  },
  "POST /auth/logout": { description: "The token that was sent is worth nothing from then on." },
  "GET /auth/profile": { answers: "The person" },
  "POST /auth/profile": { description: profile, answers: "The person" },
  "GET /users/profile": { description: profile, answers: "The person" },
  "POST /users/profile": { description: profile, answers: "The person" },
  "GET /auth/sessions": { answers: "Sessions, newest first" },
  "DELETE /auth/sessions": { description: "This session stays. API tokens are revoked, too." },
  "DELETE /auth/sessions/{id}": {
    description: "Its token is worth nothing from then on. It may be this session.",
    place: "Id of the session",
  },
  "POST /auth/confirm-password": {
    description:
      "For five minutes this session may then make the calls that answer 403 `password_needed` otherwise. Where two-step sign-in is on, it takes the code, too. Wrong attempts are counted for each session.",
    answers: "Until when it counts",
    refuses: ["wrong_credentials", "second_factor_needed", "code_wrong", "too_many_attempts"],
  },
  "PATCH /users/profile": {
    description:
      "Email, role, status and balances cannot be changed here: a body that names them is refused.",
    answers: "The person as they are now",
    refuses: [
      "username_taken",
      "username_reserved",
      "username_mixed",
      "changed_by_someone_else",
      "too_many_requests",
    ],
  },
  "GET /users/profile/disclosures": { answers: "What was seen, newest first" },
  "GET /users/profile/data": {
    description:
      "For people who ask what is known about them. Passwords, card numbers and the secrets of codes and tokens are never part of it.",
    answers: "Everything that is held about the person",
    refuses: ["password_needed", "too_many_requests"],
  },
  "GET /users": {
    description:
      "`search` finds people whose full name, family name, username or email begins like that.",
    answers: "A page of people",
    refuses: ["page_too_deep"],
  },
  "GET /users/{id}": { place: personPlace, answers: "The person" },
  "POST /users": {
    description:
      "Makes a customer with an empty wallet; they sign in with the password that is given here.",
    answers: "The person",
    refuses: [
      "email_in_use",
      "username_taken",
      "username_reserved",
      "username_mixed",
      "too_many_requests",
    ],
  },
  "PATCH /users/{id}": {
    description:
      "`suspended` ends every session of the person at once. The last active administrator cannot be suspended or deleted.",
    place: personPlace,
    answers: "The person as they are now",
    refuses: [
      "username_taken",
      "username_reserved",
      "username_mixed",
      "changed_by_someone_else",
      "last_admin",
      "own_standing",
      "kyc_documents_missing",
    ],
  },
  "DELETE /users/{id}": {
    description:
      "Ends their sessions, cancels what is pending, closes the wallet and erases everything personal, files too. The ledger keeps its sums without a name. A wallet with money in it has to be confirmed with `confirmed`.",
    place: personPlace,
    refuses: ["sign_in_too_old", "changed_by_someone_else", "last_admin", "wallet_has_money"],
  },
};
