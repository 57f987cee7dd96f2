// Uploads are kept in memory while they are read: limited for the whole process, with half of it for one subscriber.
import { subscriberOf } from "../kernel/networks";

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
  const takenBy = new Map<string, number>();
  let taken = 0;
  const add = (bytes: number, subscriber: string) => {
    taken += bytes;
    const share = (takenBy.get(subscriber) ?? 0) + bytes;
    if (share > 0) takenBy.set(subscriber, share);
    else takenBy.delete(subscriber);
  };
  return {
    open(address) {
      const subscriber = subscriberOf(address);
      let own = 0;
      let hasLeft = false;
      return {
        reserve(bytes) {
          const isOver =
            taken + bytes > budgetBytes || (takenBy.get(subscriber) ?? 0) + bytes > budgetBytes / 2;
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
