// One further customer: the user, an empty wallet, and the result of identity verification.
import { newUser } from "../../features/accounts/new-user";
import type { DocumentType } from "../../features/users/labels";
import { personalVaultOf } from "../../features/users/personal-key";
import { unknownRequester } from "../../features/users/requester";
import { newWallet } from "../../features/ledger/new-wallet";
import type { UserRow } from "../../database/schema";
import { customerDomain } from "../../kernel/demo-people";
import { termsVersion } from "../../kernel/terms";
import { usernameSkeleton } from "../../kernel/username-skeleton";
import type { Context } from "../../http/context";
import type { SpecimenName } from "../specimens";
import { addDocument } from "./add-document";
import { countryOf } from "./countries";
import { addAuditLine, type SeedContext, type SeededCustomer } from "./seed-context";
import { day, hour } from "./moments";
import type { PlannedCustomer } from "./plan";

const kycSpecimens: readonly (readonly [DocumentType, SpecimenName])[] = [
  ["passport", "passport"],
  ["id_card", "id-card"],
  ["drivers_license", "drivers-license"],
];
/** How long an administrator takes to review documents. */
const checkedAfter = 5 * hour;

/** `passwordHash` belongs to an unknown password: these customers can't sign in. */
export async function addCustomer(
  seedContext: SeedContext,
  planned: PlannedCustomer,
  passwordHash: string,
): Promise<SeededCustomer> {
  const { signedUpAt: at, index, username, fullname, country, currency } = planned;
  const { city, timeZone, phone } = countryOf(country);
  const context: Context = {
    ...seedContext.context,
    now: () => at,
    passwords: { ...seedContext.context.passwords, hash: () => Promise.resolve(passwordHash) },
  };
  const given = {
    fullname,
    username,
    email: `${plainLetters(username)}@${customerDomain}`,
    password: "",
    phoneNumber: `${phone}${index + 10}`,
    country,
    currency,
    address: { street: `${1 + ((index * 7) % 90)} Example Street`, city, country },
  };
  const user = await newUser(context, given, unknownRequester(null), {
    time_zone: timeZone,
    terms_version: termsVersion,
    terms_accepted_at: at,
    ...(seedContext.now - at > 4 * day && { email_verified_at: at + hour }),
  });
  const vault = personalVaultOf(context, user);
  if (!vault) throw new Error("the new user has no personal key");
  const wallet = newWallet(context, user);
  const customer = { user, wallet, vault, balances: new Map(), accounts: new Map() };
  const line = { at, actorId: user.id, subject: `user:${user.id}`, personId: user.id };
  addAuditLine(seedContext, { ...line, action: "user.registered" });
  if (user.email_verified_at !== null)
    addAuditLine(seedContext, { ...line, at: user.email_verified_at, action: "email.verified" });
  handInDocuments(seedContext, customer, planned);
  decideAccount(seedContext, customer, planned);
  return customer;
}

/** Call it after the customer's last change. */
export function addPersonRows({ rows }: SeedContext, { user }: SeededCustomer): void {
  rows.add("users", user);
  rows.add("username_skeletons", {
    skeleton: usernameSkeleton(user.username),
    user_id: user.id,
  });
}

function handInDocuments(
  seedContext: SeedContext,
  customer: SeededCustomer,
  planned: PlannedCustomer,
) {
  const { user } = customer;
  const { kycAt: at, kycStatus, index } = planned;
  if (at === null) return;
  const [documentType, name] = seedContext.random.pick(kycSpecimens);
  const kinds = index % 6 === 0 ? [name, "utility-bill" as const] : [name];
  for (const kind of kinds)
    addDocument(seedContext, customer, {
      specimen: kind,
      purpose: "kyc",
      document_type: documentType,
      created_at: at,
      erase_after: null,
    });
  const line = { actorId: user.id, subject: `user:${user.id}`, personId: user.id };
  addAuditLine(seedContext, {
    ...line,
    at,
    action: "kyc.uploaded",
    before: { kycStatus: "not_submitted" },
    after: { kycStatus: "pending", documents: kinds.length },
  });
  change(user, at, { kyc_status: "pending" });
  if (kycStatus !== "approved" && kycStatus !== "rejected") return;
  const reasonCode = kycStatus === "rejected" ? "unreadable" : null;
  change(user, at + checkedAfter, {
    kyc_status: kycStatus,
    kyc_reason_code: reasonCode,
    name_verified_at: kycStatus === "approved" ? at + checkedAfter : null,
  });
  addAuditLine(seedContext, {
    at: at + checkedAfter,
    actorId: seedContext.random.pick(seedContext.adminIds),
    action: "user.edited",
    subject: line.subject,
    about: customer,
    before: { kycStatus: "pending", ...(reasonCode && { kycReasonCode: null }) },
    after: { kycStatus, ...(reasonCode && { kycReasonCode: reasonCode }) },
  });
}

function decideAccount(
  seedContext: SeedContext,
  customer: SeededCustomer,
  { accountStatus }: PlannedCustomer,
) {
  const { user } = customer;
  if (accountStatus === "active") return;
  const at = seedContext.now - 3 * day;
  change(user, at, { account_status: accountStatus });
  addAuditLine(seedContext, {
    at,
    actorId: seedContext.random.pick(seedContext.adminIds),
    action: "user.edited",
    subject: `user:${user.id}`,
    about: customer,
    before: { accountStatus: "active" },
    after: { accountStatus },
  });
}

function change(user: UserRow, at: number, columns: Partial<UserRow>): void {
  Object.assign(user, columns, { updated_at: at, version: user.version + 1 });
}

const plainLetters = (username: string) => username.normalize("NFKD").replace(/\p{M}/gu, "");
