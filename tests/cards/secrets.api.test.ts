// What must never be stored readable: card number, CVV, account numbers.
import { expect, test } from "vitest";
import { cardsIn } from "~server/features/cards/store";
import { documentsIn } from "~server/features/documents/store";
import { eraseDue } from "~server/background/erase-due";
import { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { bankOfZoe, canaryCard, formOf } from "../support/inputs/inputs";
import { asFile, jpegFile, pngFile } from "../support/inputs/files";
import { intercepted } from "../support/database/intercepted";
import { storedCardSecrets } from "../support/database/stored-card-secrets";
import type { Customer } from "../support/people/people";
import { bytesBelow } from "../support/database/stored-text";

const number = canaryCard.cardNumber.replaceAll(" ", "");

test("neither number, CVV nor account number is in any file of the data folder, before or after the decision", async () => {
  const portal = await TestPortal.open("SQLite");
  const nora = await portal.register();
  await nora.saveCard();
  await nora.saveBank(bankOfZoe);
  const { id } = await nora.deposit("10.00");
  for (const step of ["pending", "decided"]) {
    if (step === "decided") await (await portal.admin()).approve(id);
    const bytes = bytesBelow(portal.dataDir).map((file) => file.bytes.toString("latin1"));
    expect(bytes.some((text) => text.includes("Nora New"))).toBe(true);
    for (const secret of [number, "DE89370400440532013000", "0532013000"]) {
      expect(
        bytes.filter((text) => text.includes(secret)),
        `${secret} while ${step}`,
      ).toEqual([]);
    }
  }
  await portal.close();
});

describeEitherEngine("CVV and the photo of the back", (portal) => {
  const held = async (nora: Customer) => {
    const cards = cardsIn(portal().context.storage.db);
    const card = await cards.inUse(nora.id);
    const kept = await storedCardSecrets(portal(), nora.id);
    return {
      hasCvv: kept.includes("cvv"),
      hasNumber: kept.includes("number"),
      hasBack: card?.back_document_id !== null,
    };
  };

  test.each(["approve", "reject"] as const)(
    "are erased when the deposit is decided: %s",
    async (verb) => {
      const nora = await portal().register();
      await nora.saveCard();
      const { id } = await nora.deposit("10.00");
      expect(await held(nora)).toEqual({ hasCvv: true, hasNumber: true, hasBack: true });
      await (await portal().admin()).decide(id, verb);
      expect(await held(nora)).toEqual({ hasCvv: false, hasNumber: true, hasBack: false });
      expect((await nora.get("/wallets/card/info")).body).toHaveProperty("cvvErasedAt");
    },
  );

  test("are kept half an hour with a draft, and a day with a pending deposit", async () => {
    const [drafting, waiting] = [await portal().register(), await portal().register()];
    for (const nora of [drafting, waiting]) await nora.saveCard();
    await waiting.deposit("10.00");
    portal().advance({ minutes: 31 });
    await eraseDue(portal().context);
    expect([(await held(drafting)).hasCvv, (await held(waiting)).hasCvv]).toEqual([false, true]);
    portal().advance({ hours: 24 });
    await eraseDue(portal().context);
    expect((await held(waiting)).hasCvv).toBe(false);
  });

  test("survive if the deposit is made at the moment their draft expires", async () => {
    const nora = await portal().register();
    await nora.saveCard();
    portal().advance({ minutes: 31 });
    const { context } = portal();
    let deposits = 0;
    const db = intercepted(context.storage.db, {
      after: async (sql) => {
        if (!/^select "card_id" from "card_secrets"/.test(sql)) return;
        deposits += 1;
        await nora.deposit("10.00");
      },
    });
    await eraseDue({ ...context, storage: { ...context.storage, db } });
    expect(deposits).toBe(1);
    expect(await held(nora)).toEqual({ hasCvv: true, hasNumber: true, hasBack: true });
  });

  test("aren't kept longer because of further deposits with the same card", async () => {
    const nora = await portal().register();
    await nora.saveCard();
    await nora.deposit("10.00");
    portal().advance({ hours: 20 });
    await nora.post("/wallets/top-up", { amount: "11.00", paymentMethod: "card" });
    portal().advance({ hours: 5 });
    await eraseDue(portal().context);
    expect((await held(nora)).hasCvv).toBe(false);
  });

  test("are erased with the card when it is removed or replaced", async () => {
    const nora = await portal().register();
    await nora.saveCard();
    await nora.saveCard({ cardNumber: "5555 5555 5555 4444" });
    expect((await nora.get("/wallets/card/info")).body).toMatchObject({
      cardNumber: "•••• •••• •••• 4444",
    });
    await nora.delete("/wallets/card/remove");
    expect((await nora.get("/wallets/card/info")).body).toEqual({ hasCard: false });
    expect(await documentsIn(portal().context.storage.db).ofUser(nora.id, "card_back")).toEqual([]);
  });
});

test("a demo refuses real card numbers, but accepts digits that no card has", async () => {
  const portal = await TestPortal.open("SQLite");
  const nora = await portal.register();
  const real = await nora.saveCard({ cardNumber: "4539 1488 0343 6467" });
  expect(real.errors).toEqual({
    cardNumber: ["This is a demonstration. Use a test card, for example 4111 1111 1111 1111."],
  });
  expect((await nora.saveCard({ cardNumber: "1234 5678 9012 3456" })).status).toBe(201);
  await portal.close();
});

test("a card needs exactly two photos, and each must be a picture", async () => {
  const portal = await TestPortal.open("SQLite");
  const nora = await portal.register();
  const exactlyTwo = "Please upload exactly 2 card images (front and back)";
  const [front, back] = [asFile(pngFile("front.png")), asFile(jpegFile("back.jpg"))];
  expect((await nora.saveCard({ files: [front] })).errors).toEqual({ files: [exactlyTwo] });
  const tooMany = "Maximum 2 images allowed. Remove some images to add new ones.";
  for (const files of [
    [front, back, front],
    [front, front, back, back],
  ])
    expect((await nora.saveCard({ files })).errors).toEqual({ files: [tooMany] });
  const text = new File(["not a picture"], "back.jpg", { type: "image/jpeg" });
  expect(
    (
      await nora.post(
        "/wallets/card/add",
        formOf({ ...canaryCard, frontImage: front, backImage: text }),
      )
    ).errors,
  ).toHaveProperty("backImage");
  expect((await nora.get("/wallets/card/info")).body).toEqual({ hasCard: false });
  await portal.close();
});
