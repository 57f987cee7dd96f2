// What one person may post alone, and what waits for a second one.
import { beforeEach, describe, expect, test } from "vitest";
import { zero } from "~server/kernel/money";
import type { Posting } from "~server/features/ledger/rules";
import { walletsIn } from "~server/features/ledger/wallet-store";
import {
  ApprovalRequired,
  requireSecondOwner,
  requireTwoPeople,
  recordRoleGrant,
  refusalOfNewRole,
  refusalOfNewRoleForTwo,
  rightsNow,
} from "~server/features/second-approval/require-two-people";
import { staffPostingsIn } from "~server/features/ledger/staff-posting-store";
import { checkThreshold, postMoney } from "~server/features/ledger/post-money";
import { usersIn } from "~server/features/users/store";
import { eur, usd } from "../support/inputs/amounts";
import type { Customer } from "../support/people/people";
import { PostingStaff, short, toWallet } from "../support/people/posting-staff";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";

const day = 24 * 3_600_000;
const balanceOf = async ({ context: { storage } }: TestPortal, { id }: Customer) => {
  const wallets = walletsIn(storage.db);
  const wallet = await wallets.ofUser(id);
  return wallet ? (await wallets.balances(wallet)).available : undefined;
};

describeEitherEngine(
  "with a threshold of 100.00 dollars",
  (portal) => {
    let ada: PostingStaff;
    let ben: PostingStaff;
    let hana: Customer;
    let nora: Customer;
    beforeEach(async () => {
      ada = new PostingStaff(portal(), (await portal().admin()).id);
      ben = new PostingStaff(portal(), (await portal().admin()).id);
      hana = await portal().register();
      nora = await portal().register();
    });
    const staffPostings = async () =>
      portal()
        .context.storage.db.selectFrom("staff_postings")
        .selectAll()
        .where("staff_id", "in", [ada.id, ben.id])
        .orderBy("id")
        .execute();

    test("less is posted, and remembered with its person and customer", async () => {
      expect(await ada.posts(usd(99_99n), hana)).toBe("done");
      expect(await balanceOf(portal(), hana)).toEqual(usd(99_99n));
      expect(await staffPostings()).toEqual([
        {
          id: expect.any(String),
          staff_id: ada.id,
          user_id: hana.id,
          amount_minor: 99_99,
          currency: "USD",
          request_id: null,
          created_at: portal().context.now(),
        },
      ]);
    });

    test.each([usd(100_00n), usd(-100_00n), usd(250_00n)])(
      "%o waits for a second person, with nothing posted",
      async (amount) => {
        expect(await ada.posts(amount, hana)).toBe("second_approval_needed");
        expect(await balanceOf(portal(), hana)).toEqual(usd(0n));
        expect(await staffPostings()).toEqual([]);
      },
    );

    test("what waits names the customer, the wallet and the amount", async () => {
      const wallet = await walletsIn(portal().context.storage.db).ofUser(hana.id);
      if (!wallet) throw new Error("there is no wallet");
      const waiting = await ada.does((db) =>
        checkThreshold(ada.call, db, { wallet }, usd(100_00n)),
      );
      expect(waiting).toBeInstanceOf(ApprovalRequired);
      expect(waiting).toMatchObject({
        pending: { userId: hana.id, walletId: wallet.id, amount: usd(100_00n) },
      });
    });

    test("small amounts add up by the person, for whichever customer", async () => {
      expect(await ada.posts(usd(60_00n), hana)).toBe("done");
      expect(await ada.posts(usd(40_00n), nora)).toBe("second_approval_needed");
      expect(await ada.posts(usd(39_99n), nora)).toBe("done");
      expect(await ben.posts(usd(60_00n), nora)).toBe("done");
    });

    test("small amounts add up for the customer, by whichever person", async () => {
      expect(await ada.posts(usd(60_00n), hana)).toBe("done");
      expect(await ben.posts(usd(40_00n), hana)).toBe("second_approval_needed");
      expect(await ben.posts(usd(39_99n), hana)).toBe("done");
    });

    test("after a day they no longer count, and not before", async () => {
      expect(await ada.posts(usd(60_00n), hana)).toBe("done");
      portal().advance({ minutes: 24 * 60 - 1 });
      expect(await ada.posts(usd(40_00n), hana)).toBe("second_approval_needed");
      portal().advance({ minutes: 1 });
      expect(await ada.posts(usd(40_00n), hana)).toBe("done");
    });

    test("amounts in another currency don't count", async () => {
      const since = portal().context.now() - day;
      const alone = () =>
        staffPostingsIn(portal().context.storage.db).aloneSince(["staff_id", ada.id], {
          currency: "EUR",
          since,
        });
      expect(await ada.posts(usd(60_00n), hana)).toBe("done");
      expect(await alone()).toEqual(zero("EUR"));
      expect(await ada.posts(eur(60_00n), hana)).toBe("done");
      expect(await alone()).toEqual(eur(60_00n));
      await staffPostingsIn(portal().context.storage.db).forgetBefore(portal().context.now());
      expect(await staffPostings()).toEqual([]);
    });

    test("a second person posts any amount, which then doesn't count for one alone", async () => {
      expect(await ben.approving(ada.id).posts(usd(500_00n), hana)).toBe("done");
      expect(await balanceOf(portal(), hana)).toEqual(usd(500_00n));
      expect(await staffPostings()).toEqual([expect.objectContaining({ request_id: "request" })]);
      expect(await ben.posts(usd(99_99n), hana)).toBe("done");
    });

    test("money between accounts of the wallet, from the gateway, or in the caller's own wallet isn't counted", async () => {
      const large = usd(100_00n);
      expect(await ada.posts(large, hana, { isAutomatic: true })).toBe("done");
      const hold: Posting[] = [
        { account: "available", amount: usd(-100_00n) },
        { account: "held", amount: large },
      ];
      expect(await ada.posts(large, hana, { postings: hold })).toBe("done");
      expect(await new PostingStaff(portal(), hana.id).posts(large, hana)).toBe("done");
      expect(await staffPostings()).toEqual([]);
    });

    test("what always takes two waits at any amount", async () => {
      const always = { alwaysNeedsTwo: true };
      expect(await ada.posts(usd(1n), hana, always)).toBe("second_approval_needed");
      expect(await ben.approving(ada.id).posts(usd(1n), hana, always)).toBe("done");
      expect(await ada.posts(usd(1n), hana, { alwaysNeedsTwo: false })).toBe("done");
    });

    test("an account that is short is refused as the caller says, and a closed wallet as missing", async () => {
      expect(await ada.posts(usd(-1n), hana)).toBe(short.refused);
      expect(await staffPostings()).toEqual([]);
      const post = ada.posts(usd(1n), hana);
      expect(await post).toBe("done");
      const { storage, now } = portal().context;
      const wallet = await walletsIn(storage.db).ofUser(hana.id);
      if (!wallet) throw new Error("there is no wallet");
      await walletsIn(storage.db).setClosed(hana.id, now(), now());
      const entry = {
        id: "late",
        wallet_id: wallet.id,
        actor_id: ada.id,
        created_at: now(),
      };
      const guarded = { entry, postings: toWallet(usd(1n)), wallet };
      expect(await ada.does((db) => postMoney(ada.call, db, guarded, short))).toMatchObject({
        refused: "no_wallet",
      });
      // What isn't a refusal stays a fault.
      const unbalanced = { ...guarded, postings: toWallet(usd(1n)).slice(1) };
      await expect(ada.does((db) => postMoney(ada.call, db, unbalanced, short))).rejects.toThrow(
        RangeError,
      );
    });

    test("a person with a new role posts small amounts, and neither requests nor approves large ones", async () => {
      const granted = portal().context.now();
      await usersIn(portal().context.storage.db).update(ada.id, { role_grant_at: granted });
      expect(await ada.posts(usd(99_99n), hana)).toBe("done");
      expect(await ada.posts(usd(100_00n), nora)).toBe("role_too_new");
      expect(await ada.approving(ben.id).posts(usd(100_00n), nora)).toBe("role_too_new");
      portal().advance({ minutes: 24 * 60 - 1 });
      expect(await ada.approving(ben.id).posts(usd(100_00n), nora)).toBe("role_too_new");
      expect(await refusalOfNewRole(ada.call, portal().context.storage.db)).toMatchObject({
        values: { until: new Date(granted + day) },
      });
      portal().advance({ minutes: 1 });
      expect(await ada.approving(ben.id).posts(usd(100_00n), nora)).toBe("done");
      expect(await ada.posts(usd(100_00n), nora)).toBe("second_approval_needed");
    });

    test("a role is new for the person, for who granted it, and for who requested that", async () => {
      const { storage, now } = portal().context;
      const grantOf = async ({ id }: { id: string }) =>
        (await usersIn(storage.db).byId(id))?.role_grant_at;
      await recordRoleGrant(ada.call, storage.db, hana.id);
      expect([await grantOf(hana), await grantOf(ada), await grantOf(ben)]).toEqual([
        now(),
        now(),
        null,
      ]);
      portal().advance({ minutes: 1 });
      await recordRoleGrant(ben.approving(ada.id).call, storage.db, nora.id);
      expect([await grantOf(nora), await grantOf(ada), await grantOf(ben)]).toEqual([
        now(),
        now(),
        now(),
      ]);
    });

    test("what always takes two people waits for a second, unless a role is too new", async () => {
      const pending = { userId: hana.id, walletId: null, amount: null };
      const asks = async (who: PostingStaff) => {
        const answer = await who.does((db) => requireTwoPeople(who.call, db, pending));
        return answer === "done" ? answer : answer.refused;
      };
      expect(await asks(ada)).toBe("second_approval_needed");
      expect(await asks(ben.approving(ada.id))).toBe("done");
      await recordRoleGrant(ada.call, portal().context.storage.db, nora.id);
      expect(await asks(ada)).toBe("role_too_new");
      expect(await asks(ada.approving(ben.id))).toBe("role_too_new");
    });

    test("a change of staff waits for another owner, unless there is none", async () => {
      const change = (who: PostingStaff, ...owners: { id: string }[]) =>
        who.does(async () => requireSecondOwner(who.call, { userId: hana.id, owners }));
      expect(await change(ada, ada)).toBe("done");
      expect(await change(ada)).toBe("done");
      expect(await change(ada, ada, ben)).toMatchObject({
        refused: "second_approval_needed",
        pending: { userId: hana.id, walletId: null, amount: null, right: "staff" },
      });
      expect(await change(ben.approving(ada.id), ada, ben)).toBe("done");
    });

    test("the rights of a requester are those of now", async () => {
      const { context } = portal();
      const rights = async (id: string) => [...(await rightsNow(context, context.storage.db, id))];
      const { id } = await portal().admin(["owner"]);
      expect(await rights(id)).toEqual(["view", "staff"]);
      await usersIn(context.storage.db).update(id, { account_status: "suspended" });
      expect(await rights(id)).toEqual([]);
      expect(await rights("no one")).toEqual([]);
    });
  },
  { APPROVAL_THRESHOLDS: "USD:100,EUR:100,GBP:100" },
);

describeEitherEngine("without thresholds", (portal) => {
  test("any amount is posted and not remembered, and what always takes two still waits", async () => {
    const hana = await portal().register();
    const ada = new PostingStaff(portal(), (await portal().admin()).id);
    const ben = new PostingStaff(portal(), (await portal().admin()).id);
    expect(await ada.posts(usd(10_000_00n), hana)).toBe("done");
    const always = { alwaysNeedsTwo: true };
    expect(await ada.posts(usd(1n), hana, always)).toBe("second_approval_needed");
    expect(await ben.approving(ada.id).posts(usd(1n), hana, always)).toBe("done");
    const rows = portal().context.storage.db.selectFrom("staff_postings").selectAll();
    expect(await rows.execute()).toEqual([]);
  });

  describe("a new role", () => {
    const off = { approvalThresholds: null, adjustmentsNeedApproval: false };
    const usdOnly = { USD: 1n, EUR: 1n, GBP: 1n };
    test.each([
      ["matters neither", off, undefined],
      ["matters with thresholds", { ...off, approvalThresholds: usdOnly }, "role_too_new"],
      [
        "matters if adjustments need approval",
        { ...off, adjustmentsNeedApproval: true },
        "role_too_new",
      ],
    ])("%s", async (_when, settings, refused) => {
      const { context } = portal();
      const ada = new PostingStaff(portal(), (await portal().admin()).id);
      await recordRoleGrant(ada.call, context.storage.db, ada.id);
      const call = {
        ...ada.call,
        context: { ...context, settings: { ...context.settings, ...settings } },
      };
      expect((await refusalOfNewRoleForTwo(call, context.storage.db))?.refused).toBe(refused);
    });
  });
});
