// Schemas of users, signing up and signing in.
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
  StaffId,
  text,
  figure,
} from "../../kernel/schemas/fields";
import { emailChangeField } from "./email-link-schemas";
import { nameFlagsField, nameRequestField } from "./name-schemas";
import { accountStatuses, documentTypes, kycStatuses, roles } from "./labels";
import { Address } from "./person-schemas";
import { levels } from "../../kernel/levels";
import { kycRejections } from "../../kernel/reasons";
import { staffRoles } from "../../kernel/staff-roles";
import { userSorts } from "../../kernel/list-orders";
import { oneOf } from "../../kernel/schemas/page";
import { approvalRequestField } from "../../kernel/schemas/approval-reference";

export const User = z
  .object({
    id: Id,
    _id: SameId,
    fullname: FullName,
    fullnameNeedsApproval: z
      .boolean()
      .optional()
      .describe(
        "Whether a new `fullname` is requested rather than saved at once: for staff, and once the name was verified",
      ),
    fullnameRequest: nameRequestField,
    nameFlags: nameFlagsField,
    username: Username,
    email: EmailAddress,
    emailVerified: z
      .boolean()
      .optional()
      .meta({
        description:
          "Whether the user has confirmed `email` through an emailed link. Without it, only some emails are sent, and uploads are limited",
        examples: [true],
      }),
    phoneNumber: PhoneText,
    country: CountryCode,
    currency: CurrencyCode,
    timeZone: text(
      "IANA name of the time zone for `from`, `to`, totals by month and statements",
      "UTC",
    ).optional(),
    language: text("Language of pages and emails; missing until one is chosen", "en").optional(),
    address: Address,
    role: z.enum(roles),
    isAdmin: z.boolean().meta({
      description: "Whether `role` is `admin` and the account is active",
      examples: [false],
    }),
    staffId: StaffId.optional(),
    staffRoles: z
      .array(z.enum(staffRoles))
      .optional()
      .describe("The user's staff roles; customers have none"),
    accountStatus: z
      .enum(accountStatuses)
      .describe("`suspended` users can't sign in; `pending` and `inactive` users can't move money"),
    kycStatus: z.enum(kycStatuses).describe("Status of the identity verification"),
    kycReasonCode: z.enum(kycRejections).optional().describe("Stable code of a listed reason"),
    kycReason: z
      .string()
      .optional()
      .describe(
        "Why the identity verification was rejected, in the language of the request: the text of `kycReasonCode`, then free text",
      ),
    identityCheckedOutsideAt: InstantField.optional().describe(
      "When staff approved the identity without documents: it was checked outside the portal. Missing if there were documents",
    ),
    payoutsBlockedUntil: InstantField.optional().describe(
      "Payouts to this user are blocked until then; the account stays `active`. Missing if there is no block",
    ),
    payoutsBlockReason: z
      .string()
      .optional()
      .describe("Why staff blocked payouts, as shown to the user"),
    payoutsFrozenAt: InstantField.optional().describe(
      "When the user stopped their own payouts; missing if they didn't",
    ),
    passwordChangeRequired: z
      .boolean()
      .optional()
      .describe(
        "`true` while the password is one that staff set: until `POST /auth/change-password`, other calls return 403 `password_change_required`",
      ),
    twoFactorEnabled: z
      .boolean()
      .optional()
      .describe("Whether 2FA is on; only when staff get a single user"),
    isUnchanged: z
      .literal(true)
      .optional()
      .describe("Present if an edit left everything as it was"),
    emailChange: emailChangeField,
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
        "Identity documents: images have both URLs, PDFs only `documentUrl`. Download them with the same bearer token",
      ),
    version: figure("Send it with a change to detect concurrent changes", 1).optional(),
    createdAt: InstantField,
    closedAt: InstantField.optional().describe(
      "When the account was closed, which also makes it `inactive`; missing while it's open. No one can sign in to a closed account",
    ),
    retainedUntil: InstantField.optional().describe(
      "When the records of a closed account are erased",
    ),
    retentionYears: z
      .int()
      .optional()
      .meta({
        description:
          "Years for which records are kept after the account is closed; missing if deleting erases them immediately. Only when staff get a single user",
        examples: [5],
      }),
  })
  .meta({ id: "User" });
export type User = z.output<typeof User>;

export const Profile = User.extend({
  level: z
    .literal(levels)
    .optional()
    .describe(
      "Verification level, which determines limits: 0 with an email address, 1 with accepted identity documents, 2 by a decision of compliance",
    ),
  session: z
    .object({
      endsAt: InstantField.describe("When it expires without further activity"),
      endsInSeconds: z.int().meta({
        description: "Seconds until then, for clients whose clock differs",
        examples: [43_200],
      }),
      isLast: z.boolean().describe("Whether it expires then even with further activity"),
    })
    .optional()
    .describe("The current session; API tokens have none"),
}).meta({ id: "Profile" });
export type Profile = z.output<typeof Profile>;

/** The device token. */
const deviceTokenField = {
  deviceToken: z
    .string()
    .optional()
    .describe(
      "Store it and send it as `X-Device-Token` with later sign-ins: others' failed attempts don't slow down a known device",
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
export const MessageResponse = z.object({ message: MessageField }).meta({ id: "MessageResponse" });

export const UserWithApproval = User.extend(approvalRequestField).meta({ id: "UserWithApproval" });
export const MessageWithApproval = MessageResponse.extend(approvalRequestField).meta({
  id: "MessageWithApproval",
});
export const PasswordReset = z
  .object({ message: MessageField, ...deviceTokenField })
  .meta({ id: "PasswordReset" });
export const UserSortField = z
  .enum(userSorts, oneOf(userSorts))
  .optional()
  .describe("Default: `newest`");
