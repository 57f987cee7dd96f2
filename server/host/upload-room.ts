// Uploads are held in memory while they are read: so much at once for the whole process, and half of it for one subscriber.
import { subscriberOf } from "../kernel/networks";

export interface UploadRoom {
  /** Room for one body: it holds nothing until bytes come in. */
  enter(address: string): Place;
}

export interface Place {
  /** Room for so many more bytes that have come in; false where there is none. */
  take(bytes: number): boolean;
  /** Gives back all that was taken. */
  leave(): void;
}

export function uploadRoom(roomBytes: number): UploadRoom {
  const takenBy = new Map<string, number>();
  let taken = 0;
  const add = (bytes: number, subscriber: string) => {
    taken += bytes;
    const share = (takenBy.get(subscriber) ?? 0) + bytes;
    if (share > 0) takenBy.set(subscriber, share);
    else takenBy.delete(subscriber);
  };
  return {
    enter(address) {
      const subscriber = subscriberOf(address);
      let own = 0;
      let hasLeft = false;
      return {
        take(bytes) {
          const isOver =
            taken + bytes > roomBytes || (takenBy.get(subscriber) ?? 0) + bytes > roomBytes / 2;
          // A read that was under way may still end after the answer was given.
          if (isOver || hasLeft) return false;
          own += bytes;
          add(bytes, subscriber);
          return true;
        },
        leave() {
          if (!hasLeft) add(-own, subscriber);
          hasLeft = true;
        },
      };
    },
  };
}
