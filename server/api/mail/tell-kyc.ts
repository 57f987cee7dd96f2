import type { UserRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import type { Context } from "../context";
import { pageOf } from "./links";
import { kycApproved, kycRejected } from "./messages/kyc-decided";
import { queueLetter } from "./queue-letter";

/** Tells somebody that their identity check was decided; nothing else of it is news. */
export async function tellKyc(context: Context, store: Store, person: UserRow): Promise<void> {
  const href = pageOf.kyc(context);
  if (person.kyc_status === "approved")
    await queueLetter(context, store, person, kycApproved(href));
  if (person.kyc_status === "rejected")
    await queueLetter(context, store, person, kycRejected(person.kyc_reason, href));
}
