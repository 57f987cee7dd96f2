// What a stranger has to know before the first call; the document writes it as Markdown, the page as HTML.
import { limits } from "../../kernel/limits";
import { exampleProblem } from "./problem-schema";

export function introduction({ isDemo }: { isDemo: boolean }) {
  /** Plain sentences and fenced examples; `code` is between backticks. */
  const sections = {
    "What is simulated": [
      isDemo
        ? "This portal is a demonstration. People, prices, cards and payments are not real, no money moves, and what is simulated says so in its answer. Card numbers must be test numbers such as 4111 1111 1111 1111. Sign up as many people as you like."
        : "Whatever is simulated here by the operator's choice says so in its answer with `simulated`. Nothing else is.",
    ],
    "Signing in": [
      "`POST /auth/login` and `POST /auth/register` answer an `access_token`. Send it with every other call as `Authorization: Bearer …`. Cookies are never read.",
      `A token ends after ${limits.sessionIdleMinutes / 60} hours without a call, after ${limits.sessionAbsoluteMinutes / 60 / 24} days in any case, and with \`POST /auth/logout\`. A session of staff ends after ${limits.staffSessionIdleMinutes} minutes without a call, and after ${limits.staffSessionAbsoluteMinutes / 60} hours. A token that is missing, ended or unknown is answered with 401.`,
      "A person with two-step sign-in gets 401 `second_factor_needed` with a `challenge`, and the session from `POST /auth/second-factor/verify`.",
      "Scripts take an API token (`POST /auth/api-tokens`) in place of a session: it begins with `tp_` and is sent in the same header. Each call says which scope it needs; where a token lacks it, the answer is 403 `scope_missing`.",
      "Calls for staff say which role they take, and answer 403 to everybody else. What belongs to another customer is answered with 404, as if it did not exist.",
      `Some calls ask how long ago the password was typed, and say so. Decisions of staff about money, roles, identity checks and accounts are answered with 403 \`step_up_required\` after ${limits.freshSignInMinutes} minutes, the sign-in included; calls that show or change secrets with 403 \`password_needed\` after ${limits.confirmedMinutes} minutes. Send \`POST /auth/confirm-password\` with the password, and with the code where two-step sign-in is on, and repeat the call.`,
      `\`\`\`
API=https://portal.example/api
curl -s "$API/auth/login" --json '{"email": "nora.new@example.org", "password": "correct horse battery"}'
TOKEN=…the access_token of the answer…
curl -s "$API/wallets/my-wallet" -H "Authorization: Bearer $TOKEN"
\`\`\``,
    ],
    Bodies: [
      "Bodies are JSON. Calls that take files take `multipart/form-data`, with one part a field; where no file is sent they take JSON as well. A field that a call does not name is refused with 400.",
      "Text is trimmed, and an empty text counts as missing.",
    ],
    Amounts: [
      'Amounts are in major units of the currency beside them, with at most two decimals: `250`, `250.5` and `"250.50"` are the same. Send a string where your language would round a number. Answers carry JSON numbers.',
      "A sign, grouping, an exponent or a third decimal is refused, never rounded.",
    ],
    "Once and only once": [
      "Send an `Idempotency-Key` of 8 to 100 letters, digits, dashes or underscores with every change. The same key with the same input is answered with the first answer and has no second effect; with other input it is answered with 409 `key_reused`. A refused call uses up no key. After a time-out, repeat the call with its key.",
      "A record carries a `version`. Sent back with a change, it makes the change fail with 409 `changed_by_someone_else` where somebody was quicker; left out, the change applies to whatever is there.",
    ],
    Lists: [
      `Lists take \`page\` (from 1) and \`limit\` (${limits.pageSize} unless said, at most ${limits.pageSizeMaximum} where nothing else stands) and answer \`total\` and \`totalPages\` beside the entries. A value that makes no sense is refused with 400.`,
    ],
    "Two spellings": [
      "Where two names are in use both are answered: `id` and `_id`, `type` and `transactionType`, `action` and `transactionAction`, `totalBalance` and `balance`.",
    ],
    Times: ["Instants are ISO 8601 in UTC, for example `2026-11-21T09:00:00.000Z`."],
    Refusals: [
      "Whatever is refused is answered with a status of 400 or more and one form: `statusCode`, a stable `code` for programs, a `message` for people and, where fields are at fault, `errors` with the messages of each field.",
      "Each call lists the codes to expect. 401 carries `WWW-Authenticate`; 429 and 503 carry `Retry-After` in seconds. A failure of ours is 500 `internal` in the same form.",
      `\`\`\`\n${JSON.stringify(exampleProblem, null, 2)}\n\`\`\``,
    ],
  };
  return Object.entries(sections).map(([title, paragraphs]) => ({ title, paragraphs }));
}

/** The sections as one text of Markdown. */
export const asMarkdown = (sections: ReturnType<typeof introduction>) =>
  sections.map(({ title, paragraphs }) => [`## ${title}`, ...paragraphs].join("\n\n")).join("\n\n");
