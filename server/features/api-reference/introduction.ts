// The introduction to the API; Markdown in the document, HTML on the page.
import { limits } from "../../kernel/limits";
import { exampleProblem } from "./problem-schema";

export function introduction({ isDemo }: { isDemo: boolean }) {
  /** Plain sentences and fenced examples; `code` is between backticks. */
  const sections = {
    Simulation: [
      isDemo
        ? "This portal is a demo. Users, prices, cards and payments aren't real, no money moves, and simulated data is marked in responses. Card numbers must be test numbers such as 4111 1111 1111 1111. Create as many test users as you like."
        : "Data that the operator chose to simulate is marked with `simulated` in responses. Nothing else is simulated.",
    ],
    Authenticating: [
      "`POST /auth/login` and `POST /auth/register` return an `access_token`. Send it with every other request as `Authorization: Bearer …`. Cookies are ignored.",
      `Tokens expire after ${limits.sessionIdleMinutes / 60} hours of inactivity or ${limits.sessionAbsoluteMinutes / 60 / 24} days, whichever comes first; staff tokens after ${limits.staffSessionIdleMinutes} minutes or ${limits.staffSessionAbsoluteMinutes / 60} hours. \`POST /auth/logout\` revokes a token. Missing, expired or unknown tokens return 401.`,
      "If two-factor authentication (2FA) is on, login returns 401 `second_factor_needed` with a `challenge`. Exchange it at `POST /auth/second-factor/verify`.",
      "Scripts use an API token (`POST /auth/api-tokens`) instead of a session: it begins with `tp_` and is sent in the same header. Each endpoint lists the scope it requires; a token without it gets 403 `scope_missing`.",
      "Staff endpoints list the role they require and return 403 to everyone else. Other customers' records return 404, as if they didn't exist.",
      `Some endpoints require recent re-authentication. Staff decisions about money, roles, identity verification and accounts return 403 \`step_up_required\` if the password was last entered more than ${limits.freshSignInMinutes} minutes ago, at sign-in or later. Endpoints that show or change secrets return 403 \`password_needed\` if it wasn't confirmed in the last ${limits.confirmedMinutes} minutes. Saving bank details and withdrawing to a new address also accept the token of a \`POST /auth/login\` with the password in the last ${limits.freshSignInMinutes} minutes; afterwards, sign in again. Signing up and API tokens don't count, and neither does the session of a page. Send the password, and the code if 2FA is on, to \`POST /auth/confirm-password\` and repeat the request.`,
      `\`\`\`
API=https://portal.example/api
curl -s "$API/auth/login" --json '{"email": "nora.new@example.org", "password": "correct horse battery"}'
TOKEN=…the access_token of the response…
curl -s "$API/wallets/my-wallet" -H "Authorization: Bearer $TOKEN"
\`\`\``,
    ],
    "Request bodies": [
      "Bodies are JSON. Endpoints that accept files take `multipart/form-data` with one part per field, or JSON if no file is sent. Unknown fields return 400.",
      "Strings are trimmed; empty strings are treated as missing.",
    ],
    Amounts: [
      'Amounts are in major units of the currency given with them, with at most two decimals: `250`, `250.5` and `"250.50"` are valid. Send a string if your language would round a number. Responses contain JSON numbers.',
      "Signs, grouping, exponents and a third decimal are rejected, never rounded.",
    ],
    "Idempotency and concurrency": [
      "Send an `Idempotency-Key` of 8 to 100 letters, digits, dashes or underscores with every change. Repeating a key with the same input returns the first response and has no further effect; with different input it returns 409 `key_reused`. A failed request doesn't use up its key. After a timeout, repeat the request with its key.",
      "Records have a `version`. Send it with a change: if the record changed since you read it, the request fails with 409 `changed_by_someone_else`. Omit `version` to apply the change unconditionally. A change that needs a second person fails in the same way, with or without it, if the record changes while the request for approval is being stored.",
    ],
    Pagination: [
      `Lists accept \`page\` (from 1) and \`limit\` (default ${limits.pageSize}, max ${limits.pageSizeMaximum} unless noted) and return \`total\` and \`totalPages\` with the entries. Invalid values return 400.`,
    ],
    "Field aliases": [
      "Where two names are in use, responses contain both: `id` and `_id`, `type` and `transactionType`, `action` and `transactionAction`, `totalBalance` and `balance`.",
    ],
    Times: ["Times are ISO 8601 in UTC, for example `2026-11-21T09:00:00.000Z`."],
    Languages: [
      "Messages use the language in `Accept-Language` if the portal supports it. Codes and field names never change.",
    ],
    Errors: [
      "Errors have a status of 400 or more and one format: `statusCode`, a stable `code` for programs, a readable `message` and, where fields are invalid, `errors` with the messages of each field.",
      "Each endpoint lists the codes to expect. 401 includes `WWW-Authenticate`; 429 and 503 include `Retry-After` in seconds. Unexpected errors return 500 `internal`.",
      `\`\`\`\n${JSON.stringify(exampleProblem, null, 2)}\n\`\`\``,
    ],
  };
  return Object.entries(sections).map(([title, paragraphs]) => ({ title, paragraphs }));
}

/** The sections as one text of Markdown. */
export const asMarkdown = (sections: ReturnType<typeof introduction>) =>
  sections.map(({ title, paragraphs }) => [`## ${title}`, ...paragraphs].join("\n\n")).join("\n\n");
