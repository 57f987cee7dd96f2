// What people type of themselves: to sign up, to sign in, and administrators for them.
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
    .email({ error: "Enter an email address, like name@example.com" })
    .max(254, "Enter a shorter email address")
    .meta({
      description: "Unique, upper and lower case alike",
      examples: ["nora.new@example.org"],
    }),
);

const addressParts = {
  street: optionalText().meta({ description: "Street and number", examples: ["1 Main Street"] }),
  city: optionalText().meta({ description: "Town", examples: ["Albany"] }),
  state: optionalText().meta({ description: "State, county or canton", examples: ["NY"] }),
  country: optionalText().meta({
    description: "Two capital letters (ISO 3166-1), for example `US`",
    examples: ["US"],
  }),
  zipCode: optionalText(20).meta({ description: "Post code", examples: ["12207"] }),
};
export const Address = z.object(addressParts).meta({ id: "Address" });

export const PhoneNumber = requiredText("Enter a phone number", 40)
  .refine(isValidPhoneNumber, "Enter a phone number that exists, with its country code")
  .meta({ description: "With the country code, beginning with +", examples: ["+12025550101"] });

export const personFields = {
  fullname: requiredText("Enter your full name", 120).meta({
    description: "Full name",
    examples: ["Nora New"],
  }),
  username: requiredText("Choose a username", 40)
    .normalize("NFKC")
    .regex(
      /^[\p{L}\p{N}._-]{2,40}$/u,
      "Use 2 to 40 letters, digits, dots, dashes or underscores for the username",
    )
    .meta({ description: "Unique, upper and lower case alike", examples: ["nora.new"] }),
  email: Email,
  password: NewPassword,
  country: z
    .preprocess(
      (value) => value || undefined,
      z
        .string()
        .regex(/^[A-Z]{2}$/, "Choose a country")
        .default("US"),
    )
    .meta({ description: "Two capital letters (ISO 3166-1), for example `US`", examples: ["US"] }),
  currency: z
    .preprocess(
      (value) => value || undefined,
      z.enum(currencies, { error: "Choose a currency" }).default("USD"),
    )
    .describe("Currency of the amounts beside it (ISO 4217)"),
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
      terms: z.literal("on", { error: "Please accept the terms and the risk warning" }),
    })
    .transform(({ terms: _accepted, ...body }) => body),
);

/** The administrators' page for somebody new: as the sign-up page, but that the terms are left for that person. */
export const NewUserForm = z.preprocess(
  withComposedPhone,
  z.object({ ...personFields, phoneNumber: PhoneNumber }),
);

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
    email: requiredText("Enter your email", 254).meta({
      description: "Unique, upper and lower case alike",
      examples: ["nora.new@example.org"],
    }),
    password: z
      .string({ error: "Enter your password" })
      .min(1, "Enter your password")
      .max(limits.passwordMaximumLength)
      .meta({
        description: "Longer is better: 12 characters or more are advised",
        examples: ["correct horse battery"],
      }),
    code: optionalText(40).meta({
      description:
        "Where two-step sign-in is on: six digits of the app, or a recovery code. With it the sign-in takes one call, also while guesses at the password have to wait",
      examples: ["492039"],
    }),
  })
  .meta({ id: "LoginBody" });
