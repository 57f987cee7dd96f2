// Personal details for sign-up and sign-in, and for administrators who enter them.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { isValidPhoneNumber } from "libphonenumber-js/min";
import { currencies } from "../../kernel/currencies";
import { limits } from "../../kernel/limits";
import { composePhoneNumber } from "../../kernel/phone";
import { NewPassword } from "./password-schemas";
import { optionalText, requiredText } from "../../kernel/schemas/text";

export const Email = z.preprocess(
  (value) => (typeof value === "string" ? value.trim() : value),
  z
    .email(errorMessage("email"))
    .max(254, errorMessage("emailTooLong"))
    .meta({
      description: "Unique, case-insensitive",
      examples: ["nora.new@example.org"],
    }),
);

const addressParts = {
  street: optionalText().meta({ description: "Street and number", examples: ["1 Main Street"] }),
  city: optionalText().meta({ description: "City", examples: ["Albany"] }),
  state: optionalText().meta({ description: "State, county or province", examples: ["NY"] }),
  country: optionalText().meta({
    description: "Two capital letters (ISO 3166-1), for example `US`",
    examples: ["US"],
  }),
  zipCode: optionalText(20).meta({ description: "ZIP or postal code", examples: ["12207"] }),
};
export const Address = z.object(addressParts).meta({ id: "Address" });

export const PhoneNumber = requiredText(errorMessage("phoneMissing"), 40)
  .refine(isValidPhoneNumber, errorMessage("phone"))
  .meta({ description: "With country code, starting with +", examples: ["+12025550101"] });

export const personFields = {
  fullname: requiredText(errorMessage("fullNameMissing"), 120).meta({
    description: "Full name",
    examples: ["Nora New"],
  }),
  username: requiredText(errorMessage("usernameMissing"), 40)
    .normalize("NFKC")
    .regex(/^[\p{L}\p{N}._-]{2,40}$/u, errorMessage("username"))
    .meta({ description: "Unique, case-insensitive", examples: ["nora.new"] }),
  email: Email,
  password: NewPassword,
  country: z
    .preprocess(
      (value) => value || undefined,
      z
        .string()
        .regex(/^[A-Z]{2}$/, errorMessage("countryMissing"))
        .default("US"),
    )
    .meta({ description: "Two capital letters (ISO 3166-1), for example `US`", examples: ["US"] }),
  currency: z
    .preprocess(
      (value) => value || undefined,
      z.enum(currencies, errorMessage("currencyMissing")).default("USD"),
    )
    .describe("Currency of the user's wallet (ISO 4217)"),
  address: z.strictObject(addressParts).optional().describe("Postal address"),
};

export const RegisterBody = z
  .strictObject({
    ...personFields,
    phoneNumber: PhoneNumber,
  })
  .meta({ id: "RegisterBody" });

/** The sign-up page: the country code select and the acceptance of terms, which come out as the register call's body. */
export const SignUpForm = z.preprocess(
  withComposedPhone,
  z
    .object({
      ...personFields,
      phoneNumber: PhoneNumber,
      terms: z.literal("on", errorMessage("termsMissing")),
    })
    .transform(({ terms: _accepted, ...body }) => body),
);

const { password: _password, ...createdFields } = personFields;

/** The administrators' page for a new user: like the sign-up page without accepting the terms, and with a password only if one is set. */
export const NewUserForm = z.preprocess(
  withFirstPassword,
  z
    .discriminatedUnion("access", [
      z.object({ access: z.literal("invitation"), ...createdFields, phoneNumber: PhoneNumber }),
      z.object({ access: z.literal("password"), ...personFields, phoneNumber: PhoneNumber }),
    ])
    .transform(({ access: _chosen, ...body }) => body),
);

/** An invitation unless a first password was chosen. */
function withFirstPassword(form: unknown): unknown {
  if (typeof form !== "object" || form === null) return form;
  const access = "access" in form && form.access === "password" ? "password" : "invitation";
  return withComposedPhone({ ...form, access });
}

/** Composes the two phone fields into one number; an empty number stays empty. */
function withComposedPhone(form: unknown): unknown {
  if (typeof form !== "object" || form === null || !("phoneNumber" in form)) return form;
  const { phoneNumber } = form;
  const code =
    "phoneCode" in form && typeof form.phoneCode === "string" && /^\+\d{1,4}$/.test(form.phoneCode)
      ? form.phoneCode
      : "+1";
  if (typeof phoneNumber !== "string" || phoneNumber.trim() === "") return form;
  return { ...form, phoneNumber: composePhoneNumber(code, phoneNumber.trim()) };
}

export const LoginBody = z
  .strictObject({
    email: requiredText(errorMessage("emailMissing"), 254).meta({
      description: "Case-insensitive",
      examples: ["nora.new@example.org"],
    }),
    password: z
      .string(errorMessage("passwordMissing"))
      .min(1, errorMessage("passwordMissing"))
      .max(limits.passwordMaximumLength)
      .meta({
        description: "Your password",
        examples: ["correct horse battery"],
      }),
    code: optionalText(40).meta({
      description:
        "If 2FA is on: six digits from the app or a recovery code. Completes the sign-in in one request, even while failed attempts are limited",
      examples: ["492039"],
    }),
  })
  .meta({ id: "LoginBody" });
