import type { Endpoints } from "../../contract/endpoints";
import { refuse } from "../../domain/refusal";
import { audit } from "../audit";
import type { Handler } from "../call";
import { command } from "../command";
import { presentBankDetails } from "./present-bank-details";
import { describeBankDetails, sealBankDetails } from "./sealed-block";

type SaveEndpoint = Endpoints["wallets"]["addBankDetails"] | Endpoints["wallets"]["updateBankDetails"];

/** Add and update both upsert (R31). */
export const saveBankDetails: Handler<SaveEndpoint> = (call) =>
  command(call, async (store) => {
    const { context, actor, body } = call;
    const userId = actor.user.id;
    const now = context.now();
    await store.bankDetails.save({
      user_id: userId,
      region: body.region,
      sealed: sealBankDetails(context.vault, userId, body),
      added_at: now,
      updated_at: now,
    });
    await audit(store, call, { action: "bank_details.saved", subject: `user:${userId}`, after: describeBankDetails(body) });
    const row = await store.bankDetails.ofUser(userId);
    return row ? presentBankDetails(context.vault, row) : refuse("not_found");
  });
