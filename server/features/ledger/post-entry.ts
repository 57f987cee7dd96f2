import { refuse } from "../../kernel/refusal";
import { ClosedWallet, ShortAccount } from "./store";
import type { Refused } from "../../http/call";
import { rollBack } from "../../http/command";

/** Posts an entry. If an account would go below zero, the command is rolled back with `ifShort`; if the wallet was closed in the meantime, with `no_wallet`. */
export async function postOrRollBack(post: () => Promise<void>, ifShort: Refused): Promise<void> {
  try {
    await post();
  } catch (error) {
    if (error instanceof ClosedWallet) rollBack(refuse("no_wallet"));
    if (!(error instanceof ShortAccount)) throw error;
    rollBack(ifShort);
  }
}
