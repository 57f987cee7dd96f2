// Erased data leaves no copy, neither in the database's log nor in a file without a row.
import { readFileSync, utimesSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { cardsIn } from "~server/features/cards/store";
import { documentsIn } from "~server/features/documents/store";
import { eraseDue } from "~server/background/erase-due";
import { sweepFiles } from "~server/features/documents/sweep-files";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { asFile, pngFile } from "../support/inputs/files";
import { kycForm } from "../support/inputs/inputs";
import type { Customer } from "../support/people/people";
import { filesBelow, storedRows } from "../support/database/stored-text";

/** What the database keeps of the CVV and the back of someone's card. */
async function tracesOf(portal: TestPortal, nora: Customer) {
  const { db } = portal.context.storage;
  const cards = cardsIn(db);
  const documents = documentsIn(db);
  const card = await cards.inUse(nora.id);
  const cvv = (await cards.secretsOf(card?.id ?? "")).find(({ kind }) => kind === "cvv");
  const back = await documents.byId(card?.back_document_id ?? "");
  if (!cvv || !back) throw new Error("there is nothing to erase");
  return { cvv: cvv.sealed, back: back.storage_key };
}

async function isKept(portal: TestPortal, { cvv, back }: { cvv: string; back: string }) {
  const rows = JSON.stringify([...(await storedRows(portal))]);
  const files = filesBelow(portal.dataDir);
  const isInFiles = files
    .filter((path) => path.includes("portal.sqlite"))
    .some((path) => readFileSync(path).includes(cvv));
  return {
    cvv: rows.includes(cvv) || isInFiles,
    back: rows.includes(back) || files.some((path) => basename(path) === back),
  };
}

const ends: readonly (readonly [
  string,
  (portal: TestPortal, nora: Customer, depositId: string) => Promise<unknown>,
])[] = [
  ["the deposit is approved", async (portal, _nora, id) => (await portal.admin()).approve(id)],
  ["the deposit is rejected", async (portal, _nora, id) => (await portal.admin()).reject(id)],
  [
    "the deposit is cancelled",
    async (_portal, nora, id) => nora.patch(`/transactions/${id}/status`, { status: "failed" }),
  ],
  ["the card is removed", async (_portal, nora) => nora.delete("/wallets/card/remove")],
  ["the card is replaced", async (_portal, nora) => nora.saveCard()],
  [
    "the wallet is deleted",
    async (portal, nora) =>
      (await portal.admin()).delete(`/wallets/admin/user/${nora.id}`, { confirmed: true }),
  ],
  [
    "the person is deleted",
    async (portal, nora) => (await portal.admin()).delete(`/users/${nora.id}`, { confirmed: true }),
  ],
  [
    "a day has passed",
    async (portal) => {
      portal.advance({ hours: 24 });
      await eraseDue(portal.context);
    },
  ],
];

describeEitherEngine("CVV and photo of the back", (portal) => {
  test.each(ends)("are stored nowhere once %s", async (_when, end) => {
    const nora = await portal().register();
    await nora.saveCard();
    const { id } = await nora.deposit("10.00");
    const traces = await tracesOf(portal(), nora);
    expect(await isKept(portal(), traces)).toEqual({ cvv: true, back: true });
    await end(portal(), nora, id);
    expect(await isKept(portal(), traces)).toEqual({ cvv: false, back: false });
  });

  test("are stored nowhere half an hour after a card was saved without a deposit", async () => {
    const nora = await portal().register();
    await nora.saveCard();
    const traces = await tracesOf(portal(), nora);
    portal().advance({ minutes: 29 });
    await eraseDue(portal().context);
    expect(await isKept(portal(), traces)).toEqual({ cvv: true, back: true });
    portal().advance({ minutes: 1 });
    await eraseDue(portal().context);
    expect(await isKept(portal(), traces)).toEqual({ cvv: false, back: false });
  });
});

const lastDecisions: readonly (readonly [
  string,
  (portal: TestPortal, nora: Customer, depositId: string) => Promise<unknown>,
])[] = [
  ...ends.slice(0, 3),
  [
    "the deposit is cancelled as an edit",
    async (_portal, nora, id) => nora.patch(`/transactions/${id}`, { status: "failed" }),
  ],
  [
    "the deposit is deleted",
    async (portal, _nora, id) => (await portal.admin()).deleteTransaction(id),
  ],
];

describeEitherEngine("CVV and photo of the back of a card with two pending deposits", (portal) => {
  const twoDeposits = async () => {
    const nora = await portal().register();
    await nora.saveCard();
    const ids = [(await nora.deposit("10.00")).id, (await nora.deposit("11.00")).id] as const;
    return { nora, ids, traces: await tracesOf(portal(), nora) };
  };

  test.each(lastDecisions)(
    "stay while a deposit is pending, and are erased once %s that was the last",
    async (_when, decide) => {
      const { nora, ids, traces } = await twoDeposits();
      await decide(portal(), nora, ids[0]);
      expect(await isKept(portal(), traces)).toEqual({ cvv: true, back: true });
      await decide(portal(), nora, ids[1]);
      expect(await isKept(portal(), traces)).toEqual({ cvv: false, back: false });
    },
  );

  test("are erased if both are decided at the same time", async () => {
    const { ids, traces } = await twoDeposits();
    const admin = await portal().admin();
    await Promise.all([admin.approve(ids[0]), admin.reject(ids[1])]);
    expect(await isKept(portal(), traces)).toEqual({ cvv: false, back: false });
  });

  test("are erased a day after the card was saved, even if one is still pending", async () => {
    const { ids, traces } = await twoDeposits();
    await (await portal().admin()).approve(ids[0]);
    portal().advance({ hours: 24 });
    await eraseDue(portal().context);
    expect(await isKept(portal(), traces)).toEqual({ cvv: false, back: false });
  });

  test("aren't kept for a deposit with the previous card", async () => {
    const nora = await portal().register();
    await nora.saveCard();
    await nora.deposit("10.00");
    await nora.saveCard({ cardNumber: "5555 5555 5555 4444" });
    const { id } = await nora.deposit("11.00");
    const traces = await tracesOf(portal(), nora);
    await (await portal().admin()).approve(id);
    expect(await isKept(portal(), traces)).toEqual({ cvv: false, back: false });
  });
});

describeEitherEngine("a file without a row", (portal) => {
  const age = (key: string, minutes: number) => {
    const seconds = portal().context.now() / 1000 - minutes * 60;
    utimesSync(join(portal().dataDir, "documents", key.slice(0, 2), key), seconds, seconds);
  };

  test("is deleted after an hour; one with a row stays", async () => {
    const nora = await portal().register();
    await nora.post("/users/kyc/upload-multiple", kycForm([asFile(pngFile())]));
    const { documents, storage, randomText } = portal().context;
    const [named] = await documentsIn(storage.db).ofUser(nora.id, "kyc");
    const [old, young] = [randomText(24), randomText(24)];
    for (const key of [old, young]) await documents.put(key, new Uint8Array([1]));
    age(named?.storage_key ?? "", 600);
    age(old, 61);
    age(young, 59);
    expect(await sweepFiles(portal().context)).toBe(1);
    const left = await Promise.all(
      [named?.storage_key ?? "", old, young].map(
        async (key) => (await documents.get(key)) !== null,
      ),
    );
    expect(left).toEqual([true, false, true]);
  });

  test("doesn't fail the request if it can't be deleted, and is deleted the next time", async () => {
    const nora = await portal().register();
    await nora.saveCard();
    const { back } = await tracesOf(portal(), nora);
    const { documents } = portal().context;
    const { remove } = documents;
    documents.remove = () => Promise.reject(new Error("the disk says no"));
    const answer = await nora
      .delete("/wallets/card/remove")
      .finally(() => (documents.remove = remove));
    expect(answer.status).toBe(200);
    age(back, 61);
    expect(await sweepFiles(portal().context)).toBeGreaterThan(0);
    expect(await documents.get(back)).toBeNull();
  });
});
