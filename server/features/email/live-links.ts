// Whether an emailed link still works, for the page that it opens. No API call says so.
import { hashToken } from "../../kernel/hash-token";
import type { Context } from "../../http/context";
import { emailChangesIn } from "./email-change-store";
import type { LinkPurpose } from "./labels";
import { mailedLinksIn } from "./mailed-link-store";

export interface LiveLinks {
  isLive(token: string, purpose: LinkPurpose): Promise<boolean>;
}

export const liveLinksOf = ({ storage: { db }, now }: Context): LiveLinks => ({
  async isLive(token, purpose) {
    const hash = hashToken(token);
    const link =
      purpose === "new_email"
        ? await emailChangesIn(db).find(hash, now())
        : await mailedLinksIn(db).find(hash, purpose, now());
    return link !== undefined;
  },
});
