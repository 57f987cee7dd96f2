// The card number of a refused deposit form waits in the vault while the other fields are corrected. Only the pages of this process keep one, and no API call returns it.
import { hashToken } from "../../kernel/hash-token";
import { limits } from "../../kernel/limits";
import type { Context } from "../../http/context";
import { openCardSecrets, sealCardSecret } from "./card-secrets";
import { pendingCardNumbersIn } from "./pending-card-number-store";
import { brandOf, maskedNumber } from "./present-card";
import { lastFour } from "./rules";
import type { CardInfo } from "./schemas";

/** Whose form, and its one-use key. */
export interface FormOfPerson {
  readonly userId: string;
  readonly key: string;
}

export interface PendingCardNumbers {
  /** What is shown of it; undefined if it can't be kept. */
  keep(form: FormOfPerson, digits: string): Promise<CardInfo | undefined>;
  find(form: FormOfPerson): Promise<string | undefined>;
}

/** Forms of one person that may wait, for example in several tabs. */
const mostOfPerson = 5;

export function pendingCardNumbersOf({
  storage: { db },
  vault,
  hasDiskSpace,
  now,
  report,
}: Context): PendingCardNumbers {
  return {
    async keep(form, digits) {
      const id = idOf(form);
      const row = {
        id,
        user_id: form.userId,
        sealed: sealCardSecret(vault, secretKey(id), digits),
        expires_at: now() + limits.draftMinutes * 60_000,
      };
      try {
        if (!(await hasDiskSpace())) return undefined;
        await pendingCardNumbersIn(db).makeRoom(form.userId, mostOfPerson);
        await pendingCardNumbersIn(db).put(row);
        return {
          hasCard: false,
          brand: brandOf(digits),
          cardNumber: maskedNumber(lastFour(digits)),
        };
      } catch (error) {
        report("pending-card-number", error);
        return undefined;
      }
    },
    async find(form) {
      try {
        const row = await pendingCardNumbersIn(db).live(idOf(form), now());
        return row && openCardSecrets(vault, [{ ...row, ...secretKey(row.id) }]).number;
      } catch (error) {
        // Its key may have been replaced since: the number is entered again.
        report("pending-card-number", error);
        return undefined;
      }
    },
  };
}

const idOf = ({ userId, key }: FormOfPerson) => hashToken(`${userId} ${key}`);
const secretKey = (id: string) => ({ card_id: id, kind: "number" as const, erase_after: null });
