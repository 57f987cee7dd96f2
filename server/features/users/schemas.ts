// What crosses the wire for signing up, signing in and the person behind a session.
import { z } from "zod";
import {
  CurrencyCode,
  DocumentUrl,
  EmailAddress,
  FileName,
  CountryCode,
  FullName,
  PhoneText,
  Username,
  Id,
  InstantField,
  MessageField,
  SameId,
  SizeBytes,
  text,
  figure,
} from "../../kernel/schemas/fields";
import { accountStatuses, documentTypes, kycStatuses, roles } from "./labels";
import { Address } from "./person-schemas";
import { staffRoles } from "../../kernel/staff-roles";
import { peopleSorts } from "../../kernel/list-orders";
import { oneOf } from "../../kernel/schemas/page";
import { approvalRequestField } from "../../kernel/schemas/approval-reference";

export const User = z
  .object({
    id: Id,
    _id: SameId,
    fullname: FullName,
    username: Username,
    email: EmailAddress,
    emailVerified: z
      .boolean()
      .optional()
      .meta({
        description:
          "Whether the person has opened a link that was mailed to `email`. It blocks nothing",
        examples: [true],
      }),
    phoneNumber: PhoneText,
    country: CountryCode,
    currency: CurrencyCode,
    timeZone: text(
      "IANA name of the zone whose days and months are meant: of `from` and `to`, sums by month and statements",
      "UTC",
    ).optional(),
    address: Address,
    role: z.enum(roles),
    isAdmin: z.boolean().meta({
      description: "Whether `role` is `admin` and the account is active",
      examples: [false],
    }),
    staffRoles: z
      .array(z.enum(staffRoles))
      .optional()
      .describe("What a member of staff may do; customers have none"),
    accountStatus: z
      .enum(accountStatuses)
      .describe("`suspended` users can't sign in; `pending` and `inactive` users can't move money"),
    kycStatus: z.enum(kycStatuses).describe("Status of the identity verification"),
    kycReason: z.string().optional().describe("Why the identity check was rejected"),
    payoutsHeldUntil: InstantField.optional().describe(
      "While this is in the future nothing is paid out to this person; the account stays `active`. Missing where there is no hold",
    ),
    payoutsHoldReason: z
      .string()
      .optional()
      .describe("Why staff put payouts on hold, in words for the person"),
    payoutsFrozenAt: InstantField.optional().describe(
      "When the person stopped payouts themselves; missing where they did not",
    ),
    twoFactorEnabled: z
      .boolean()
      .optional()
      .describe(
        "Whether the sign-in asks for a code; only where an administrator reads one person",
      ),
    kycUrls: z
      .array(
        z.object({
          imageUrl: z.string().optional(),
          documentUrl: DocumentUrl.optional(),
          documentType: z.enum(documentTypes).optional().describe("Type of identity document"),
          fileName: FileName,
          sizeBytes: SizeBytes,
          createdAt: InstantField,
        }),
      )
      .describe(
        "Identity documents: pictures have both addresses, PDFs only `documentUrl`. Read them with the same Bearer token.",
      ),
    version: figure("Send it with a change to detect concurrent changes", 1).optional(),
    createdAt: InstantField,
    closedAt: InstantField.optional().describe(
      "When the account was closed, which also makes it `inactive`; missing while it is open. Nobody can sign in to a closed account",
    ),
    retainedUntil: InstantField.optional().describe(
      "When the records of a closed account are erased",
    ),
    retentionYears: z
      .int()
      .optional()
      .meta({
        description:
          "For how many years the records are kept once the account is closed; missing where deleting erases them at once. Only where an administrator reads one person",
        examples: [5],
      }),
  })
  .meta({ id: "User" });
export type User = z.output<typeof User>;

export const Profile = User.extend({
  session: z
    .object({
      endsAt: InstantField.describe("When it ends if nothing happens until then"),
      endsInSeconds: z
        .int()
        .meta({ description: "The same, by whatever clock the client has", examples: [43_200] }),
      isLast: z.boolean().describe("Whether it then ends whatever happens"),
    })
    .optional()
    .describe("The session that asks; an API token has none"),
}).meta({ id: "Profile" });
export type Profile = z.output<typeof Profile>;

/** What a device is known by afterwards. */
const deviceTokenField = {
  deviceToken: z
    .string()
    .optional()
    .describe(
      "Keep it, and send it as `X-Device-Token` with later sign-ins: strangers who guess at the password do not hold up a known device",
    ),
};

export const SignedIn = z
  .object({
    access_token: text(
      "Send it as `Authorization: Bearer …`; it can't be retrieved again",
      "m3XbT0kqk2s1Yw9aVQxJm5uZ8rN4cLhE7fPdGiKoWyA",
    ),
    ...deviceTokenField,
    user: User,
  })
  .meta({ id: "SignedIn" });
export const Done = z.object({ message: MessageField }).meta({ id: "Done" });

export const HoldableUser = User.extend(approvalRequestField).meta({ id: "HoldableUser" });
export const HoldableDone = Done.extend(approvalRequestField).meta({ id: "HoldableDone" });
export const PasswordReset = z
  .object({ message: MessageField, ...deviceTokenField })
  .meta({ id: "PasswordReset" });
export const PeopleSortField = z
  .enum(peopleSorts, oneOf(peopleSorts))
  .optional()
  .describe("`newest` first where nothing is said");
