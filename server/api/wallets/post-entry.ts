import { refuse } from "../../domain/refusal";
import { ClosedWallet, ShortAccount } from "../../storage/ledger";
import type { Refused } from "../call";
import { rollBack } from "../command";

/** Posts; where an account is short of it, ends the command with this refusal, and where the wallet was closed meanwhile, with that. */
export async function postOrRollBack(post: () => Promise<void>, ifShort: Refused): Promise<void> {
  try {
    await post();
  } catch (error) {
    if (error instanceof ClosedWallet) rollBack(refuse("no_wallet"));
    if (!(error instanceof ShortAccount)) throw error;
    rollBack(ifShort);
  }
}
