import { ShortAccount } from "../../storage/ledger";
import type { Refused } from "../call";
import { rollBack } from "../command";

/** Posts; where an account is short of it, ends the command with this refusal. */
export async function postOrRollBack(post: () => Promise<void>, ifShort: Refused): Promise<void> {
  try {
    await post();
  } catch (error) {
    if (!(error instanceof ShortAccount)) throw error;
    rollBack(ifShort);
  }
}
