import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { InstantField, text } from "../../kernel/schemas/fields";
import { requiredCode } from "../../kernel/schemas/text";

const Code = requiredCode(errorMessage("codeMissing"), 40).meta({
  description: "Six digits from the authenticator app, or a recovery code. Each works once",
  examples: ["492039"],
});

export const CodeBody = z.strictObject({ code: Code }).meta({ id: "CodeBody" });

export const SignInCodeBody = z
  .strictObject({
    challenge: requiredCode(errorMessage("challengeMissing"), 200).describe(
      "From the sign-in response; expires in five minutes",
    ),
    code: Code,
  })
  .meta({ id: "SignInCodeBody" });

export const SecondFactorState = z
  .object({
    isOn: z.boolean().describe("Whether signing in requires a code"),
    since: InstantField.optional().describe("When it was turned on, ISO 8601 in UTC"),
    recoveryCodesLeft: z.int().describe("Number of unused recovery codes"),
    confirmedUntil: z
      .string()
      .optional()
      .describe(
        "When the password confirmation of this session expires; missing if the password is required now",
      ),
    isRequired: z.boolean().describe("Whether this user must use 2FA, as staff may have to"),
  })
  .meta({ id: "SecondFactorState" });
export type SecondFactorState = z.output<typeof SecondFactorState>;

export const SecondFactorSetup = z
  .object({
    secret: text(
      "The shared secret in base32, to enter in the app",
      "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
    ),
    uri: z.string().describe("The secret as an `otpauth:` URI, to show as a QR code"),
  })
  .meta({ id: "SecondFactorSetup" });

export const RecoveryCodes = z
  .object({
    recoveryCodes: z
      .array(z.string())
      .describe("Each can be used once to sign in without the app. They can't be read again later"),
  })
  .meta({ id: "RecoveryCodes" });
