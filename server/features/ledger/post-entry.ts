import { refuse } from "../../kernel/refusal";
import { ClosedWallet, ShortAccount } from "./store";
import type { Refused } from "../../http/call";
import { rollBack } from "../../http/command";

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
