// Keeps refused forms for the pages of this process. No API call reads or writes them.
import { formRecoveriesIn } from "./store";
import { limits } from "../../kernel/limits";
import type { Context } from "../../http/context";

/** How long a sealed form may be, and how many wait at a time. */
export const formRecoveryMaximumLength = 32 * 1024;
export const formRecoveriesMaximum = { visitor: 1000, person: 2000 } as const;

interface Waiting {
  /** Visitors have rows of their own, so that no flood of theirs takes those of signed-in people. */
  readonly share: keyof typeof formRecoveriesMaximum;
  readonly id: string;
  readonly sealed: string;
}

export interface FormRecoveries {
  /** The ID to find it by; undefined if it can't be kept, and the post itself has to show it. */
  save(waiting: Waiting): Promise<string | undefined>;
  find(id: string): Promise<string | undefined>;
}

const minute = 60_000;

export function formRecoveriesOf(context: Context): FormRecoveries {
  const { storage, now } = context;
  return {
    async save({ share, id, sealed }) {
      if (sealed.length > formRecoveryMaximumLength) return undefined;
      const expires_at = now() + limits.draftMinutes * minute;
      const row = { id: `${share}-${id}`, sealed, expires_at };
      try {
        if (!(await context.hasDiskSpace())) return undefined;
        return await storage.transaction(async (db) => {
          const waiting = await formRecoveriesIn(db).count(`${share}-`);
          if (waiting >= formRecoveriesMaximum[share]) return undefined;
          await formRecoveriesIn(db).put(row);
          return row.id;
        });
      } catch (error) {
        context.report("form-recovery", error);
        return undefined;
      }
    },
    find: (id) => formRecoveriesIn(storage.db).live(id, now()),
  };
}
