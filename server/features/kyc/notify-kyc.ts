import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { pageOf } from "../email/links";
import { kycApproved, kycRejected } from "./kyc-decided";
import { queueEmail } from "../email/queue-email";

/** Notifies the user that their identity verification was decided; other KYC changes aren't emailed. */
export async function notifyKyc(context: Context, db: Db, person: UserRow): Promise<void> {
  const href = pageOf.kyc(context);
  if (person.kyc_status === "approved") await queueEmail(context, db, person, kycApproved(href));
  if (person.kyc_status === "rejected") {
    const reason = { reasonCode: person.kyc_reason_code, reason: person.kyc_reason };
    await queueEmail(context, db, person, kycRejected(reason, href));
  }
}
