// Whether an emailed link still works, for the page that it opens. No API call says so.
import { hashToken } from "../../kernel/hash-token";
import type { Context } from "../../http/context";
import { emailChangesIn } from "./email-change-store";
import { emailUndoLinksIn } from "./email-undo-store";
import type { LinkPurpose } from "./labels";
import { mailedLinksIn } from "./mailed-link-store";

export interface LiveLinks {
  isLive(token: string, purpose: LinkPurpose): Promise<boolean>;
}

export const liveLinksOf = ({ storage: { db }, now }: Context): LiveLinks => {
  const find = (hash: string, purpose: LinkPurpose) => {
    if (purpose === "new_email") return emailChangesIn(db).find(hash, now());
    if (purpose === "email_undo") return emailUndoLinksIn(db).find(hash, now());
    return mailedLinksIn(db).find(hash, purpose, now());
  };
  return {
    isLive: async (token, purpose) => (await find(hashToken(token), purpose)) !== undefined,
  };
};
