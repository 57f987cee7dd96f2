// A second person who is none.
import type { PlantedBypass } from "./planted-bug";

const sideDoors = "tests/second-approval/bypass-attempts.api.test.ts";
const atThreshold = "tests/second-approval/thresholds.api.test.ts";
const random = "tests/properties/two-person-rule.test.ts";

export const people: readonly PlantedBypass[] = [
  {
    name: "the requester approves it, in a second session too",
    file: "server/features/approval-requests/rules.ts",
    find: `if (proposerId === reviewerId) return refuse("own_proposal");`,
    replace: "",
    foundBy: { file: sideDoors, test: "by approving in a second session, or with an API token" },
  },
  {
    name: "the person who gains approves it",
    file: "server/features/approval-requests/rules.ts",
    find: `return userId === reviewerId ? refuse("own_wallet") : null;`,
    replace: "return null;",
    foundBy: {
      file: atThreshold,
      test: "no one approves what they gain from, or without the right for it",
    },
  },
  {
    name: "any right that decides about requests decides about all of them",
    file: "server/features/approval-requests/rights-for-request.ts",
    find: "return refusals.includes(null) ? null : (refusals[0] ?? null);",
    replace: "return null;",
    foundBy: {
      file: atThreshold,
      test: "no one approves what they gain from, or without the right for it",
    },
  },
  {
    name: "an API token approves with the rights of its person",
    file: "server/http/rights.ts",
    find: "(operation.scope === null || !rights.some((right) => actor.scopes?.has(right)))",
    replace: "!rights.some((right) => actor.scopes?.has(right))",
    foundBy: { file: sideDoors, test: "by approving in a second session, or with an API token" },
  },
  {
    name: "what a demoted colleague asked for is carried out",
    file: "server/features/approval-requests/rights-for-request.ts",
    find: `return isAllowed ? null : refuse("requester_may_not");`,
    replace: "return isAllowed ? null : null;",
    foundBy: { file: sideDoors, test: "by what a demoted colleague requested" },
  },
  {
    name: "any right of a call is enough where it takes an owner",
    file: "server/features/approval-requests/rights-for-request.ts",
    find: "...(stored.right ? [[stored.right]] : [])",
    replace: "...[]",
    foundBy: {
      file: "tests/staff/former-owners.api.test.ts",
      test: "is void once its requester is no longer an owner",
    },
  },
  {
    name: "a colleague who was stopped still approves",
    file: "server/features/users/rules.ts",
    find: `return role === "admin" && accountStatus === "active";`,
    replace: `return role === "admin" && accountStatus !== "suspended";`,
    foundBy: { file: sideDoors, test: "as a colleague who was suspended since the request" },
  },
  {
    name: "an edit after the request does not void it",
    file: "server/features/transactions/held-transaction.ts",
    find: "...(row && { version: row.version }) };",
    replace: "...(row && {}) };",
    foundBy: { file: atThreshold, test: "an edit after the request voids it" },
  },
  {
    name: "a request that was approved can be approved again",
    file: "server/features/approval-requests/rules.ts",
    find: `if (state !== "open") return refuse("proposal_decided");`,
    replace: `if (state !== "open" && state !== "approved") return refuse("proposal_decided");`,
    foundBy: { file: sideDoors, test: "by approving a credit again, or twice at once" },
  },
  {
    name: "two approvals at once do not wait for each other",
    file: "server/features/approval-requests/approve-held-call.ts",
    find: "const row = await approvalRequestsIn(db).byIdLocked(id);",
    replace: "const row = await approvalRequestsIn(call.context.storage.db).byId(id);",
    needsPostgres: true,
    foundBy: { file: sideDoors, test: "by approving a credit again, or twice at once" },
  },
  {
    name: "the word of the second person is never written down",
    file: "server/http/command.ts",
    find: "const unsettled = await call.approval?.settle(db);",
    replace: "const unsettled = null as Refused | null;",
    foundBy: { file: random, test: "whatever staff move that reaches a threshold has two names" },
  },
];
