// Saved bank details are written down, and told to whose they are: money that goes astray goes by way of them.
import type { BankDetailsBlock } from "../../contract/schemas/bank-details";
import type { UserRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import { audit } from "../audit";
import type { Actor } from "../call";
import type { Context } from "../context";
import { pageOf } from "../mail/links";
import { bankDetailsChanged } from "../mail/messages/bank-details-changed";
import { queueLetter } from "../mail/queue-letter";
import { describeBankDetails, mailedBankDetails } from "./sealed-block";

interface Saving {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
}

interface Saved {
  readonly person: UserRow;
  readonly before: BankDetailsBlock | undefined;
  readonly after: BankDetailsBlock;
}

/** Inside the database transaction that saves them; both figures are masked. */
export async function noteBankDetails(
  store: Store,
  call: Saving,
  { person, before, after }: Saved,
): Promise<void> {
  const { context, address } = call;
  const [was, now] = [before && describeBankDetails(before), describeBankDetails(after)];
  await audit(store, call, {
    action: "bank_details.saved",
    subject: `user:${person.id}`,
    before: was,
    after: now,
    about: person,
  });
  // Saved once more as they were.
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const mailed = { was: before && mailedBankDetails(before), now: mailedBankDetails(after) };
  await queueLetter(
    context,
    store,
    person,
    bankDetailsChanged({
      ...mailed,
      at: context.now(),
      address,
      forgotHref: pageOf.forgotPassword(context),
    }),
  );
}
