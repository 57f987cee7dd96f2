import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { ExpiresAt, Id, InstantField, text } from "../../kernel/schemas/fields";
import { limits } from "../../kernel/limits";
import {
  ownScopes,
  tokenRights,
  tokenScopes,
  type OwnScope,
  type TokenScope,
} from "../../http/token-scopes";
import { rightLabel } from "../../kernel/staff-roles";
import { tickBoxes } from "../../kernel/schemas/tick-boxes";
import { ConfirmPasswordBody } from "../sessions/schemas";
import { requiredName } from "../../kernel/schemas/text";

const Scopes = z
  .array(z.enum(tokenScopes))
  .describe(
    `\`read\`: your own account. \`money\`: your own deposits, withdrawals and payments. For staff, each right of their roles: ${tokenRights.map((right) => `\`${right}\` (${rightLabel(right, "en")})`).join(", ")}`,
  );

export const ApiTokenBody = z
  .strictObject({
    name: requiredName(errorMessage("tokenName"), 80).meta({
      description: "A name you'll recognize",
      examples: ["Nightly export"],
    }),
    scopes: Scopes.min(1, errorMessage("tokenScopes")).refine(
      (scopes) => new Set(scopes).size === scopes.length,
      errorMessage("scopeTwice"),
    ),
    days: z
      .int()
      .min(1, errorMessage("tokenDaysMinimum"))
      .max(limits.apiTokenDays, errorMessage("tokenDaysMaximum", { maximum: limits.apiTokenDays }))
      .meta({ description: "Days until it expires", examples: [90] }),
  })
  .meta({ id: "ApiTokenBody" });

export const ApiToken = z
  .object({
    id: Id,
    name: z.string().describe("Name of the token"),
    scopes: Scopes,
    createdAt: InstantField,
    expiresAt: ExpiresAt,
    lastUsedAt: InstantField.optional().describe("Updated at most every five minutes"),
  })
  .meta({ id: "ApiToken" });
export type ApiToken = z.output<typeof ApiToken>;

export const NewApiToken = ApiToken.extend({
  token: text(
    "Send it as `Authorization: Bearer …`; it can't be retrieved again",
    "tp_m3XbT0kqk2s1Yw9aVQxJm5uZ8rN4cLhE7fPdGiKoWyA",
  ),
}).meta({ id: "NewApiToken" });

export const ApiTokenList = z
  .object({
    apiTokens: z.array(ApiToken).describe("Newest first, without expired ones"),
  })
  .meta({ id: "ApiTokenList" });

/** The scopes that a form offers: transacting includes reading. */
const scopesOf = {
  read: ["read"],
  money: ["read", "money"],
} as const satisfies Record<OwnScope, readonly TokenScope[]>;

/** The form for a token: one choice of scopes, and the password and code that the call requires. */
export const ApiTokenForm = z
  .strictObject({
    name: requiredName(errorMessage("tokenName"), 80),
    scopes: z.enum(ownScopes, errorMessage("tokenScopes")),
    days: z.enum(["30", "90", "365"], errorMessage("tokenExpiry")),
    rights: tickBoxes(tokenRights),
    ...ConfirmPasswordBody.shape,
  })
  .transform(({ name, scopes, days, rights, ...confirmation }) => ({
    ...confirmation,
    token: { name, scopes: [...scopesOf[scopes], ...rights], days: Number(days) },
  }));
