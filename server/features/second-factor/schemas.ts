import { says } from "../../kernel/schemas/say";
import { z } from "zod";
import { InstantField, text } from "../../kernel/schemas/fields";
import { requiredText } from "../../kernel/schemas/text";

const Code = requiredText(says("codeMissing"), 40).meta({
  description: "Six digits of the authenticator app, or a recovery code. Each counts once",
  examples: ["492039"],
});

export const CodeBody = z.strictObject({ code: Code }).meta({ id: "CodeBody" });

export const SignInCodeBody = z
  .strictObject({
    challenge: requiredText(says("challengeMissing"), 200).describe(
      "From the answer to the sign-in; good for five minutes",
    ),
    code: Code,
  })
  .meta({ id: "SignInCodeBody" });

export const SecondFactorState = z
  .object({
    isOn: z.boolean().describe("Whether a sign-in asks for a code"),
    since: InstantField.optional().describe("When it was turned on, ISO 8601 in UTC"),
    recoveryCodesLeft: z.int().describe("How many recovery codes are unused"),
    confirmedUntil: z
      .string()
      .optional()
      .describe(
        "Until then the password typed in this session counts; missing where it has to be typed",
      ),
    isRequired: z
      .boolean()
      .describe("Whether this portal asks it of somebody like this person: of administrators"),
  })
  .meta({ id: "SecondFactorState" });
export type SecondFactorState = z.output<typeof SecondFactorState>;

export const SecondFactorSetup = z
  .object({
    secret: text(
      "The shared secret as base32 text, to type into the app",
      "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
    ),
    uri: z
      .string()
      .describe("The same for the app's camera, as an `otpauth:` address to draw as a QR code"),
  })
  .meta({ id: "SecondFactorSetup" });

export const RecoveryCodes = z
  .object({
    recoveryCodes: z
      .array(z.string())
      .describe("Each signs in once without the app. They cannot be read again later"),
  })
  .meta({ id: "RecoveryCodes" });
