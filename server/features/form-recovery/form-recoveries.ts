// Keeps refused forms for the pages of this process. No API call reads or writes them.
import { formRecoveriesIn } from "./store";
import { limits } from "../../kernel/limits";
import type { Context } from "../../http/context";

export interface FormRecoveries {
  /** False if there is no space: the page then keeps what fits into its cookie. */
  save(id: string, sealed: string): Promise<boolean>;
  find(id: string): Promise<string | undefined>;
}

const minute = 60_000;

export function formRecoveriesOf({ storage, hasDiskSpace, now, report }: Context): FormRecoveries {
  return {
    async save(id, sealed) {
      if (sealed.length > limits.formRecoveryMaximumLength) return false;
      const row = { id, sealed, expires_at: now() + limits.draftMinutes * minute };
      try {
        return (
          (await hasDiskSpace()) &&
          (await storage.transaction(async (db) => {
            if ((await formRecoveriesIn(db).count()) >= limits.formRecoveriesMaximum) return false;
            await formRecoveriesIn(db).put(row);
            return true;
          }))
        );
      } catch (error) {
        report("form-recovery", error);
        return false;
      }
    },
    find: (id) => formRecoveriesIn(storage.db).live(id, now()),
  };
}
