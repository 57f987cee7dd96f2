import type { Context } from "../../http/context";
import { instantOf } from "../../kernel/instants";
import { reasonText } from "../../kernel/reasons";
import type { Locale } from "../../locales/locale";
import { documentsIn } from "../documents/store";
import type { Db } from "../../database/db";
import type { User } from "../users/schemas";
import { documentTypes } from "../users/labels";
import { isAdministrator, endOfBlock } from "../users/rules";
import { rolesIn } from "../../kernel/staff-roles";
import type { DocumentRow, UserRow } from "../../database/schema";
import { documentAddress } from "../documents/document-response";
import { rightForName } from "../names/rules";
import { payoutBlockOf, personOf, staffIdOf } from "../users/person-of";

export interface Reader {
  readonly context: Context;
  readonly locale: Locale;
}

/** The user in the API's format; a column of the row is sent only if it is named here. */
export function presentUser(
  row: UserRow,
  { context, locale }: Reader,
  kycDocuments: readonly DocumentRow[] = [],
): User {
  return {
    id: row.id,
    _id: row.id,
    fullname: row.fullname,
    fullnameNeedsApproval: rightForName(row) !== null,
    username: row.username,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    phoneNumber: row.phone_number,
    country: row.country,
    currency: row.currency,
    timeZone: row.time_zone,
    ...(row.language !== null && { language: row.language }),
    address: {
      street: row.street ?? undefined,
      city: row.city ?? undefined,
      state: row.state ?? undefined,
      country: row.address_country ?? undefined,
      zipCode: row.zip_code ?? undefined,
    },
    role: row.role,
    isAdmin: isAdministrator(personOf(row)),
    staffId: staffIdOf(row),
    ...(row.role === "admin" && { staffRoles: rolesIn(row.staff_roles) }),
    ...(row.initial_password_until !== null && { passwordChangeRequired: true }),
    accountStatus: row.account_status,
    kycStatus: row.kyc_status,
    kycReasonCode: row.kyc_reason_code ?? undefined,
    kycReason: reasonText({ reasonCode: row.kyc_reason_code, reason: row.kyc_reason }, locale),
    identityCheckedOutsideAt: instantOf(row.kyc_checked_outside_at),
    ...presentHold(row, { context, locale }),
    kycUrls: kycDocuments.map(presentDocument),
    version: row.version,
    createdAt: instantOf(row.created_at),
    closedAt: instantOf(row.closed_at),
    retainedUntil: instantOf(row.retained_until),
  };
}

/** The user with the uploaded identity documents. */
export async function presentPerson(db: Db, row: UserRow, reader: Reader): Promise<User> {
  return presentUser(row, reader, await documentsIn(db).ofUser(row.id, "kyc"));
}

function presentHold(row: UserRow, { context, locale }: Reader) {
  const { payouts_block_reason_code: reasonCode, payouts_frozen_at: frozenAt } = row;
  const reason = reasonText({ reasonCode, reason: row.payouts_block_reason }, locale);
  const until = endOfBlock(payoutBlockOf(row), context.now());
  return {
    payoutsBlockedUntil: instantOf(until),
    payoutsBlockReason: until === null ? undefined : reason,
    payoutsFrozenAt: instantOf(frozenAt),
  };
}

function presentDocument(row: DocumentRow): User["kycUrls"][number] {
  const { id, media_type, document_type, size_bytes, created_at } = row;
  const address = documentAddress(id);
  return {
    ...(media_type.startsWith("image/") && { imageUrl: address }),
    documentUrl: address,
    documentType: documentTypes.find((type) => type === document_type),
    fileName: row.file_name,
    sizeBytes: size_bytes,
    createdAt: instantOf(created_at),
  };
}
