// The user of each open request, as a pseudonym for the log: a keyed hash, so that readers of the log learn no ID.
import { createHmac, hkdfSync } from "node:crypto";

export interface RequestUsers {
  /** False if a request with this ID is already open. */
  begin(requestId: string): boolean;
  /** Ignored if no such request is open. */
  record(requestId: string, userId: string): void;
  /** The user's pseudonym; undefined for a visitor. */
  end(requestId: string): string | undefined;
}

export function requestUsers(secret: string): RequestUsers {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "log pseudonyms", 32));
  const open = new Map<string, string | undefined>();
  return {
    begin(requestId) {
      if (open.has(requestId)) return false;
      open.set(requestId, undefined);
      return true;
    },
    record(requestId, userId) {
      if (open.has(requestId)) open.set(requestId, userId);
    },
    end(requestId) {
      const userId = open.get(requestId);
      open.delete(requestId);
      return userId === undefined
        ? undefined
        : createHmac("sha256", key).update(userId).digest("base64url").slice(0, 16);
    },
  };
}
