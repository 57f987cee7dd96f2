// Keeps refused forms for the pages of this process. No API call reads or writes them.
import { limits } from "../../contract/values/limits";
import type { Context } from "../context";

export interface FormRecoveries {
  /** False where there is no room: the page then keeps what fits its cookie. */
  keep(id: string, sealed: string): Promise<boolean>;
  find(id: string): Promise<string | undefined>;
}

const minute = 60_000;

export function formRecoveriesOf({ storage, hasRoom, now, report }: Context): FormRecoveries {
  return {
    async keep(id, sealed) {
      if (sealed.length > limits.formRecoveryMaximumLength) return false;
      const row = { id, sealed, expires_at: now() + limits.draftMinutes * minute };
      try {
        return (
          (await hasRoom()) &&
          (await storage.transaction(async (store) => {
            if ((await store.formRecoveries.count()) >= limits.formRecoveriesMaximum) return false;
            await store.formRecoveries.put(row);
            return true;
          }))
        );
      } catch (error) {
        report("form-recovery", error);
        return false;
      }
    },
    find: (id) => storage.store.formRecoveries.live(id, now()),
  };
}
