// What crosses the wire for signing up, signing in and the person behind a session.
import { z } from "zod";
import { isValidPhoneNumber } from "libphonenumber-js/min";
import { currencies } from "../../kernel/currencies";
import { limits } from "../../kernel/limits";
import { composePhoneNumber } from "../../kernel/phone";
import { accountStatuses, documentTypes, kycStatuses, roles } from "./labels";
import { NewPassword } from "./password-schemas";
import { optionalText, requiredText } from "../../kernel/schemas/text";
import { peopleSorts } from "../../kernel/list-orders";
import { oneOf } from "../../kernel/schemas/page";

export const Email = z.preprocess(
  (value) => (typeof value === "string" ? value.trim() : value),
  z
    .email({ error: "Enter an email address, like name@example.com" })
    .max(254, "Enter a shorter email address"),
);

const addressParts = {
  street: optionalText(),
  city: optionalText(),
  state: optionalText(),
  country: optionalText(),
  zipCode: optionalText(20),
};
export const Address = z.object(addressParts).meta({ id: "Address" });

export const PhoneNumber = requiredText("Enter a phone number", 40).refine(
  isValidPhoneNumber,
  "Enter a phone number that exists, with its country code",
);

export const personFields = {
  fullname: requiredText("Enter your full name", 120),
  username: requiredText("Choose a username", 40)
    .normalize("NFKC")
    .regex(
      /^[\p{L}\p{N}._-]{2,40}$/u,
      "Use 2 to 40 letters, digits, dots, dashes or underscores for the username",
    ),
  email: Email,
  password: NewPassword,
  country: z.preprocess(
    (value) => value || "US",
    z.string().regex(/^[A-Z]{2}$/, "Choose a country"),
  ),
  currency: z.preprocess(
    (value) => value || "USD",
    z.enum(currencies, { error: "Choose a currency" }),
  ),
  address: z.strictObject(addressParts).optional(),
};

export const RegisterBody = z
  .strictObject({
    ...personFields,
    phoneNumber: PhoneNumber.meta({
      description: "With its country code, for example +12025550101",
    }),
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
    email: requiredText("Enter your email", 254),
    password: z
      .string({ error: "Enter your password" })
      .min(1, "Enter your password")
      .max(limits.passwordMaximumLength),
    code: optionalText(40).meta({
      description:
        "Where two-step sign-in is on: six digits of the app, or a recovery code. With it the sign-in takes one call, also while guesses at the password have to wait",
      examples: ["492039"],
    }),
  })
  .meta({ id: "LoginBody" });

export const User = z
  .object({
    id: z.string(),
    _id: z.string(),
    fullname: z.string(),
    username: z.string(),
    email: z.string(),
    emailVerified: z.boolean().optional().meta({
      description:
        "Whether the person has opened a link that was mailed to `email`. It blocks nothing",
    }),
    phoneNumber: z.string(),
    country: z.string(),
    currency: z.enum(currencies),
    timeZone: z
      .string()
      .optional()
      .meta({
        description:
          "IANA name of the zone whose days and months are meant: of `from` and `to`, sums by month and statements",
        examples: ["UTC"],
      }),
    address: Address,
    role: z.enum(roles),
    isAdmin: z.boolean(),
    accountStatus: z.enum(accountStatuses),
    kycStatus: z.enum(kycStatuses),
    kycReason: z.string().optional(),
    twoFactorEnabled: z.boolean().optional().meta({
      description:
        "Whether the sign-in asks for a code; only where an administrator reads one person",
    }),
    kycUrls: z
      .array(
        z.object({
          imageUrl: z.string().optional(),
          documentUrl: z.string().optional(),
          documentType: z.enum(documentTypes).optional(),
          fileName: z.string(),
          sizeBytes: z.int(),
          createdAt: z.string(),
        }),
      )
      .meta({
        description:
          "Identity documents: pictures have both addresses, PDFs only `documentUrl`. Read them with the same Bearer token.",
      }),
    version: z.number().optional().meta({
      description:
        "Send it back with a change, to be told where somebody else changed this person meanwhile",
    }),
    createdAt: z.string(),
  })
  .meta({ id: "User" });
export type User = z.output<typeof User>;

export const Profile = User.extend({
  session: z
    .object({
      endsAt: z.string().meta({ description: "When it ends if nothing happens until then" }),
      endsInSeconds: z
        .int()
        .meta({ description: "The same, by whatever clock the client has", examples: [43_200] }),
      isLast: z.boolean().meta({ description: "Whether it then ends whatever happens" }),
    })
    .optional()
    .meta({ description: "The session that asks; an API token has none" }),
}).meta({ id: "Profile" });
export type Profile = z.output<typeof Profile>;

/** What a device is known by afterwards. */
export const deviceTokenField = {
  deviceToken: z.string().optional().meta({
    description:
      "Keep it, and send it as `X-Device-Token` with later sign-ins: strangers who guess at the password do not hold up a known device",
  }),
};

export const SignedIn = z
  .object({ access_token: z.string(), ...deviceTokenField, user: User })
  .meta({ id: "SignedIn" });
export const Done = z.object({ message: z.string() }).meta({ id: "Done" });
export const PasswordReset = z
  .object({ message: z.string(), ...deviceTokenField })
  .meta({ id: "PasswordReset" });
export const PeopleSortField = z
  .enum(peopleSorts, oneOf(peopleSorts))
  .optional()
  .meta({ description: "`newest` first where nothing is said" });
