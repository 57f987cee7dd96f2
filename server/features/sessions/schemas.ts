import { z } from "zod";
import { ExpiresAt, Id, InstantField } from "../../kernel/schemas/fields";
import { limits } from "../../kernel/limits";
import { optionalCode } from "../../kernel/schemas/text";
import { CurrentPassword } from "../users/password-schemas";

export const Session = z
  .object({
    id: Id,
    createdAt: InstantField,
    lastSeenAt: InstantField.describe("Updated at most every five minutes"),
    expiresAt: ExpiresAt,
    address: z.string().optional().describe("IP address of the sign-in"),
    device: z.string().optional().describe("Browser or program, from its User-Agent"),
    isApiClient: z
      .boolean()
      .describe(
        `Whether an API client started it with the password, which then counts as confirmed for ${limits.freshSignInMinutes} minutes`,
      ),
    isCurrent: z.boolean().describe("Whether this is the current session"),
  })
  .meta({ id: "Session" });
export const SessionList = z
  .object({ sessions: z.array(Session).describe("Newest first") })
  .meta({ id: "SessionList" });

/** Of a user who may have a second factor. */
export const ConfirmationCode = optionalCode().meta({
  description: "If 2FA is on: six digits from the app or a recovery code",
  examples: ["492039"],
});

export const ConfirmPasswordBody = z
  .strictObject({
    password: CurrentPassword,
    code: ConfirmationCode,
  })
  .meta({ id: "ConfirmPasswordBody" });
/** The same in a form that asks for it only if the last confirmation has expired. */
export const stepUpFields = {
  password: ConfirmPasswordBody.shape.password.optional(),
  code: ConfirmationCode,
};
export const PasswordConfirmation = z
  .object({
    confirmedUntil: z
      .string()
      .describe("Until then, this session can make requests that require re-authentication"),
  })
  .meta({ id: "PasswordConfirmation" });
