// A card entered for a draft: saved with the confirmation, erased without one.
import { expect, test } from "vitest";
import { eraseDue } from "~server/background/erase-due";
import { auditIn } from "~server/features/audit/store";
import { cardsIn } from "~server/features/cards/store";
import { documentsIn } from "~server/features/documents/store";
import type { CardInfo } from "~server/features/cards/schemas";
import type { Customer } from "../support/people/people";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";

const other = { cardNumber: "5555 5555 5555 4444" };
const lastFour = (number = "") => number.slice(-4);

async function savedCard(person: Customer): Promise<string> {
  const { cardNumber } = (await person.get("/wallets/card/info")).body as CardInfo;
  return lastFour(cardNumber);
}

async function draftWithCard(person: Customer, card = other, id: string = crypto.randomUUID()) {
  const { body } = await person.enterCard(card);
  const { id: cardId = "" } = body as CardInfo;
  const draft = await person.draft("card_deposit", "10.00", { cardId, id });
  return { ...draft, cardId };
}

/** Which parts of a card are stored. */
async function partsOf({ context }: TestPortal, cardId: string) {
  const { db } = context.storage;
  const card = await cardsIn(db).byId(cardId);
  const secrets = (await cardsIn(db).secretsOf(cardId)).map(({ kind }) => kind).sort();
  const photos = await Promise.all(
    [card?.front_document_id, card?.back_document_id].map(async (id) =>
      Boolean(await documentsIn(db).byId(id ?? "")),
    ),
  );
  return { isStored: card !== undefined, secrets, photos };
}

const all = { isStored: true, secrets: ["cvv", "number"], photos: [true, true] };
const nothing = { isStored: false, secrets: [], photos: [false, false] };

describeEitherEngine("a card entered for a draft", (portal) => {
  test("is saved by the confirmation, which an audit entry names, and not before", async () => {
    const nora = await portal().register();
    const { id, cardId, card } = await draftWithCard(nora);
    expect([await savedCard(nora), lastFour(card?.cardNumber)]).toEqual(["", "4444"]);
    const added = async () => {
      const lines = await auditIn(portal().context.storage.db).ofSubject(`card:${cardId}`, 10);
      return lines.map(({ action }) => action);
    };
    expect(await added()).toEqual([]);
    const answers = await Promise.all([nora.confirmDraft(id), nora.confirmDraft(id)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect([await savedCard(nora), await added()]).toEqual(["4444", ["card.added"]]);
    expect(await partsOf(portal(), cardId)).toEqual(all);
    expect((await nora.get("/transactions?type=deposit")).body).toMatchObject({ total: 1 });
  });

  test("leaves the saved card alone, and replaces it with the confirmation", async () => {
    const nora = await portal().register();
    await nora.saveCard();
    const { id } = await draftWithCard(nora);
    expect(await savedCard(nora)).toBe("1111");
    await nora.delete("/wallets/card/remove");
    expect((await nora.confirmDraft(id)).status).toBe(201);
    expect(await savedCard(nora)).toBe("4444");
  });

  test("keeps the secrets of the saved card for its pending deposit, until that is decided", async () => {
    const admin = await portal().admin();
    const nora = await portal().register();
    const first = (await nora.saveCard()).body as CardInfo;
    const deposit = await nora.deposit("10.00");
    const { id } = await draftWithCard(nora);
    await nora.confirmDraft(id);
    expect(await partsOf(portal(), first.id ?? "")).toEqual(all);
    await admin.approve(deposit.id);
    expect(await partsOf(portal(), first.id ?? "")).toEqual({ ...nothing, isStored: true });
  });

  test("is erased with its draft's time, and the draft is refused", async () => {
    const nora = await portal().register();
    const { id, cardId } = await draftWithCard(nora);
    portal().advance({ minutes: 29 });
    await eraseDue(portal().context);
    expect(await partsOf(portal(), cardId)).toEqual(all);
    portal().advance({ minutes: 1 });
    expect((await nora.confirmDraft(id)).code).toBe("draft_expired");
    await eraseDue(portal().context);
    expect(await partsOf(portal(), cardId)).toEqual(nothing);
    expect(await savedCard(nora)).toBe("");
  });

  test("is erased once another replaces it, and the draft then saves that one", async () => {
    const nora = await portal().register();
    const { id, cardId } = await draftWithCard(nora);
    const again = await draftWithCard(nora, { cardNumber: "4242 4242 4242 4242" }, id);
    expect([again.id, again.version]).toEqual([id, 2]);
    expect(await partsOf(portal(), cardId)).toEqual(nothing);
    await nora.confirmDraft(id);
    expect(await savedCard(nora)).toBe("4242");
  });

  test("lapses with its first 30 minutes, however often its draft is changed", async () => {
    const nora = await portal().register();
    const { id, cardId, expiresAt } = await draftWithCard(nora);
    portal().advance({ minutes: 20 });
    const changed = await nora.draft("card_deposit", "11.00", { cardId, id });
    expect(changed.expiresAt).toBe(expiresAt);
  });

  test("can't be used by someone else, or without having been entered", async () => {
    const nora = await portal().register();
    const { cardId } = await draftWithCard(nora);
    const mallory = await portal().register();
    for (const id of [cardId, crypto.randomUUID()])
      expect(
        (await mallory.post("/drafts", { kind: "card_deposit", amount: "5", cardId: id })).code,
      ).toBe("no_card");
  });

  test("is erased when its owner is deleted", async () => {
    const admin = await portal().admin();
    const nora = await portal().register();
    const { cardId } = await draftWithCard(nora);
    await admin.delete(`/users/${nora.id}`, { confirmed: true });
    expect(await partsOf(portal(), cardId)).toEqual(nothing);
  });
});
