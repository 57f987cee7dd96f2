// Request and response schemas for managing users, and for users' own accounts.
import { isOffered } from "../../locales/languages";
import { kycRejections } from "../../kernel/reasons";
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { limits } from "../../kernel/limits";
import { isTimeZone, presentName } from "../../kernel/time-zones";
import { accountStatuses, closedFilters, kycStatuses, roles } from "../users/labels";
import { UserSortField, User } from "../users/schemas";
import { NewPassword } from "../users/password-schemas";
import { addressCountry, personFields, PhoneNumber, RegisterBody } from "../users/person-schemas";
import { daySearchParams, dayFields } from "../../kernel/schemas/days";
import { SizedPageParams, oneOf, pageResponse, pageFields } from "../../kernel/schemas/page";
import { asCountry } from "../../kernel/countries";
import { asCode } from "../../kernel/typed-text";
import {
  clearableLine,
  optionalText,
  optionalChoice,
  searchedText,
} from "../../kernel/schemas/text";
import { Version } from "../ledger/transaction-schemas";

export const UserQuery = z.object({
  ...pageFields(limits.userPageSizeMaximum, limits.userPageSizeMaximum),
  search: searchedText().describe(
    "Words or parts of words of the name, username, email or phone number, in any order; accents are ignored. Or the ID of a user or wallet",
  ),
  role: z.enum(roles, oneOf(roles)).optional().describe("Only users with this role"),
  accountStatus: z
    .enum(accountStatuses, oneOf(accountStatuses))
    .optional()
    .describe("`suspended` users can't sign in; `pending` and `inactive` users can't move money"),
  closed: z
    .enum(closedFilters, oneOf(closedFilters))
    .optional()
    .describe("`true`: only closed accounts. `false`: only open ones"),
  kycStatus: z
    .enum(kycStatuses, oneOf(kycStatuses))
    .optional()
    .describe("Status of the identity verification"),
  ...dayFields,
  sort: UserSortField,
});

/** The same from a page's URL, where invalid values are ignored. */
export const UserSearchParams = SizedPageParams.extend({
  search: searchedText().catch(undefined),
  role: z.enum(roles).optional().catch(undefined),
  accountStatus: z.enum(accountStatuses).optional().catch(undefined),
  closed: z.enum(closedFilters).optional().catch(undefined),
  kycStatus: z.enum(kycStatuses).optional().catch(undefined),
  ...daySearchParams,
  sort: UserSortField.catch(undefined),
});

/** A user in a list; only a single user includes documents. */
export const ListedUser = User.omit({ kycUrls: true }).meta({ id: "ListedUser" });
export const UserPage = z
  .object({ users: z.array(ListedUser).describe("One entry per user"), ...pageResponse })
  .meta({ id: "UserPage" });
export type UserPage = z.output<typeof UserPage>;

export const UserCreateBody = RegisterBody.extend({
  password: NewPassword.optional().describe(
    "Opens nothing but its change; missing to email a link to choose one",
  ),
}).meta({ id: "UserCreateBody" });

const details = {
  fullname: personFields.fullname.optional(),
  username: personFields.username.optional(),
  phoneNumber: PhoneNumber.optional(),
  address: z
    .strictObject({
      street: clearableLine().meta({
        description: "Street and number",
        examples: ["1 Main Street"],
      }),
      city: clearableLine().meta({ description: "City", examples: ["Albany"] }),
      state: clearableLine().meta({ description: "State, county or province", examples: ["NY"] }),
      country: clearableLine(200, asCountry).meta(addressCountry),
      zipCode: clearableLine(20).meta({ description: "ZIP or postal code", examples: ["12207"] }),
    })
    .optional()
    .describe('Missing parts stay unchanged; null or "" clears a part'),
};
const TimeZone = z
  .string()
  .overwrite((typed) => presentName(asCode(typed)))
  .refine(isTimeZone, errorMessage("timeZone"))
  .optional()
  .meta({
    description: "IANA name such as `Europe/Vienna`, or `UTC`",
    examples: ["Europe/Vienna"],
  });
const LanguageChoice = z
  .string()
  .overwrite(asCode)
  .refine(isOffered, errorMessage("language"))
  .optional()
  .meta({
    description:
      "Language of pages and emails, as its BCP 47 tag: one that the operator offers, in Arabic also with other digits (`ar-u-nu-arab`)",
    examples: ["en"],
  });

const description = "Fields that are missing stay as they are.";

export const ProfileEditBody = z
  .strictObject({ ...details, timeZone: TimeZone, language: LanguageChoice })
  .meta({
    id: "ProfileEditBody",
    description,
    examples: [{ fullname: "Nora New", address: { city: "Oslo", state: null } }],
  });
export type DetailsEdit = z.output<typeof ProfileEditBody>;

export const UserEditBody = z
  .strictObject({
    ...details,
    accountStatus: optionalChoice(accountStatuses).describe(
      "`suspended`, and for staff also `inactive` and `pending`, ends all of the user's sessions, revokes their API tokens and ends an emailed link to choose a password",
    ),
    kycStatus: optionalChoice(kycStatuses).describe(
      "`approved` without uploaded identity documents is recorded as an identity checked outside the portal; in production, a second person must approve that",
    ),
    kycReasonCode: optionalChoice(kycRejections).describe(
      "A reason from the list; only stored with `rejected`, and shown to the customer",
    ),
    kycReason: optionalText(limits.descriptionMaximumLength).describe(
      "With `rejected`, the customer sees it, after the reason of `kycReasonCode`. With `approved` and no documents, only the audit log has it: how the identity was checked",
    ),
    version: Version,
  })
  .meta({
    id: "UserEditBody",
    description,
    examples: [{ kycStatus: "rejected", kycReason: "The passport has expired.", version: 3 }],
  });
type UserEdit = z.output<typeof UserEditBody>;

/**
 * Fields that someone could misuse at an unattended screen: they decide who may sign in and be paid, whose name the
 * bank account must have, and which number support calls.
 */
export const guardedFields = [
  "fullname",
  "phoneNumber",
  "accountStatus",
  "kycStatus",
  "kycReasonCode",
  "kycReason",
] as const satisfies readonly (keyof UserEdit)[];

/** The settings page sends every field each time: a part of the address that is empty is cleared. */
export const ProfileForm = z
  .strictObject({
    fullname: personFields.fullname,
    username: personFields.username,
    phoneNumber: PhoneNumber,
    timeZone: TimeZone,
    address: details.address,
  })
  .transform(({ address = {}, ...named }) => {
    const { street = null, city = null, state = null, country = null, zipCode = null } = address;
    return { ...named, address: { street, city, state, country, zipCode } };
  });

const reasonMissing = errorMessage("kycReasonMissing");

/** The maximum length in addition to a reason from the list. */
export const kycReasonWordsMaximum = 400;

/** The page that rejects documents: a listed reason, a custom one, or both. */
export const KycRejectionForm = z
  .object({
    reason: optionalChoice(kycRejections).describe("Reason, shown to the user"),
    words: optionalText(kycReasonWordsMaximum),
    version: Version,
  })
  .transform(({ reason, words, version }, context) => {
    if (!reason && !words)
      context.issues.push({
        code: "custom",
        path: ["reason"],
        message: reasonMissing.error(),
        input: reason,
      });
    return {
      kycStatus: "rejected" as const,
      kycReasonCode: reason,
      kycReason: words,
      version,
    };
  });

/** The page that approves them; without documents, it asks how the identity was checked. */
export const KycApprovalForm = z.object({
  version: Version,
  reason: optionalText(limits.descriptionMaximumLength),
});

/** The administrators' page: empty fields are left out, except in the address, where they clear the value. */
export const UserEditForm = z.preprocess(
  (form) =>
    typeof form === "object" && form !== null
      ? Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ""))
      : form,
  UserEditBody,
);
