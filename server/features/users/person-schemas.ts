// Personal details for sign-up and sign-in, and for administrators who enter them.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { currencies } from "../../kernel/currencies";
import { asEmailAddress, emailMaximumLength, isEmailAddress } from "../../kernel/email-address";
import { composePhoneNumber, readPhoneNumber } from "../../kernel/phone";
import { asCountry, asCountryCode, isCountryCode } from "../../kernel/countries";
import { asCode } from "../../kernel/typed-text";
import { CurrentPassword, NewPassword } from "./password-schemas";
import { optionalCode, optionalLine, requiredCode, requiredName } from "../../kernel/schemas/text";

export const Email = z
  .string(errorMessage("email"))
  .overwrite(asEmailAddress)
  .max(emailMaximumLength, { abort: true, ...errorMessage("emailTooLong") })
  .refine(isEmailAddress, errorMessage("email"))
  .meta({
    description:
      "Unique, case-insensitive. A domain of other letters is stored as DNS has it (`xn--…`)",
    examples: ["nora.new@example.org"],
    format: "email",
  });

/** Accents and vowel signs belong to the letter before them. */
const usernamePattern = /^(?!\p{M})(?!.*\p{M}{5})[\p{L}\p{M}\p{N}._-]{2,40}$/u;

export const addressCountry = {
  description:
    "Country: two letters (ISO 3166-1) or an English name, which are stored as the two letters. Other text is kept",
  examples: ["US"],
};

const addressParts = {
  street: optionalLine().meta({ description: "Street and number", examples: ["1 Main Street"] }),
  city: optionalLine().meta({ description: "City", examples: ["Albany"] }),
  state: optionalLine().meta({ description: "State, county or province", examples: ["NY"] }),
  country: optionalLine(200, asCountry).meta(addressCountry),
  zipCode: optionalLine(20).meta({ description: "ZIP or postal code", examples: ["12207"] }),
};
export const Address = z.object(addressParts).meta({ id: "Address" });

export const PhoneNumber = requiredCode(errorMessage("phoneMissing"), 40)
  .overwrite((typed) => readPhoneNumber(typed) ?? typed)
  .refine((text) => readPhoneNumber(text) !== undefined, errorMessage("phone"))
  .meta({
    description: "With country code, starting with +; stored without spaces (E.164)",
    examples: ["+12025550101"],
  });

export const personFields = {
  fullname: requiredName(errorMessage("fullNameMissing"), 120).meta({
    description: "Full name",
    examples: ["Nora New"],
  }),
  username: requiredCode(errorMessage("usernameMissing"), 40)
    .regex(usernamePattern, errorMessage("username"))
    .meta({ description: "Unique, case-insensitive", examples: ["nora.new"] }),
  email: Email,
  password: NewPassword,
  country: z
    .preprocess(
      (value) => value || undefined,
      z
        .string(errorMessage("countryMissing"))
        .overwrite(asCountryCode)
        .refine(isCountryCode, errorMessage("countryMissing"))
        .default("US"),
    )
    .meta({
      description: "Two letters (ISO 3166-1), for example `US`; `UK` is read as `GB`",
      examples: ["US"],
    }),
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
  if (typeof phoneNumber !== "string") return form;
  return { ...form, phoneNumber: composePhoneNumber(code, phoneNumber) };
}

/** A name without an @ is a username. */
const asSignInName = (typed: string): string =>
  typed.normalize("NFKC").includes("@") ? asEmailAddress(typed) : asCode(typed);

export const LoginBody = z
  .strictObject({
    email: requiredCode(errorMessage("emailMissing"), emailMaximumLength, asSignInName).meta({
      description: "Email or username, case-insensitive",
      examples: ["nora.new@example.org"],
    }),
    password: CurrentPassword,
    code: optionalCode().meta({
      description:
        "If 2FA is on: six digits from the app or a recovery code. Completes the sign-in in one request, even while failed attempts are limited",
      examples: ["492039"],
    }),
  })
  .meta({ id: "LoginBody" });
