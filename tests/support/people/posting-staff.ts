// Someone of the staff who posts money to a customer's wallet: alone, or as the second person about a colleague's request.
import type { Db } from "~server/database/db";
import type { Posting } from "~server/features/ledger/rules";
import { walletsIn } from "~server/features/ledger/wallet-store";
import { postMoney } from "~server/features/ledger/post-money";
import { command } from "~server/http/command";
import type { Money } from "~server/kernel/money";
import { isRefusal, refuse } from "~server/kernel/refusal";
import type { TestPortal } from "../portal/backend";
import type { Customer } from "./people";

export const short = refuse("insufficient_funds");
export const toWallet = (amount: Money): Posting[] => [
  { account: "adjustment", amount: { ...amount, minor: -amount.minor } },
  { account: "available", amount },
];

export class PostingStaff {
  constructor(
    private readonly portal: TestPortal,
    readonly id: string,
    private readonly approves: string | null = null,
  ) {}

  /** The same person as the second one, about a colleague's request. */
  approving(requesterId: string): PostingStaff {
    return new PostingStaff(this.portal, this.id, requesterId);
  }

  get call() {
    const { context } = this.portal;
    const approval =
      this.approves === null
        ? undefined
        : {
            requestId: "request",
            requesterId: this.approves,
            userId: "customer",
            settle: () => Promise.resolve(null),
          };
    return { context, actor: { user: { id: this.id } }, approval };
  }

  /** `done`, or the refusal. */
  async does(work: (db: Db) => Promise<unknown>) {
    const answer = await command(
      { ...this.call, name: "a test", params: {}, body: null, key: null },
      async (db) => {
        await work(db);
        return { done: true };
      },
    );
    return isRefusal(answer) ? answer : "done";
  }

  async posts(amount: Money, customer: Customer, more: PostOptions = {}) {
    const { context } = this.portal;
    const wallet = await walletsIn(context.storage.db).ofUser(customer.id);
    if (!wallet) throw new Error("there is no wallet");
    const entry = {
      id: context.newId(),
      wallet_id: wallet.id,
      actor_id: this.id,
      created_at: context.now(),
    };
    const { postings = toWallet(amount), ...how } = more;
    const answer = await this.does((db) =>
      postMoney(this.call, db, { entry, postings, wallet, ...how }, short),
    );
    return answer === "done" ? answer : answer.refused;
  }
}

interface PostOptions {
  readonly postings?: readonly Posting[];
  readonly isAutomatic?: boolean;
  readonly alwaysNeedsTwo?: boolean;
}
