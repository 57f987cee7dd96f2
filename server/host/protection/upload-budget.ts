// Uploads are kept in memory while they are read: limited for the whole process, with half of it for one subscriber.
import { subscriberOf } from "../../kernel/networks";

export interface UploadBudget {
  /** Memory for one body; reserved only as bytes arrive. */
  open(address: string): UploadReservation;
}

export interface UploadReservation {
  /** Reserves memory for bytes that have arrived; false if there is none. */
  reserve(bytes: number): boolean;
  /** Releases everything reserved. */
  release(): void;
}

export function uploadBudget(budgetBytes: number): UploadBudget {
  const usedBy = new Map<string, number>();
  let used = 0;
  const add = (bytes: number, subscriber: string) => {
    used += bytes;
    const share = (usedBy.get(subscriber) ?? 0) + bytes;
    if (share > 0) usedBy.set(subscriber, share);
    else usedBy.delete(subscriber);
  };
  return {
    open(address) {
      const subscriber = subscriberOf(address);
      let own = 0;
      let hasLeft = false;
      return {
        reserve(bytes) {
          const isOver =
            used + bytes > budgetBytes || (usedBy.get(subscriber) ?? 0) + bytes > budgetBytes / 2;
          // A pending read may still end after the response was sent.
          if (isOver || hasLeft) return false;
          own += bytes;
          add(bytes, subscriber);
          return true;
        },
        release() {
          if (!hasLeft) add(-own, subscriber);
          hasLeft = true;
        },
      };
    },
  };
}
