// Sensitive-data access for administrators: password again, a reason, few an hour, recorded first,
// and the customer is told.
import { expect, test } from "vitest";
import { auditIn } from "~server/features/audit/store";
import { limits } from "~server/kernel/limits";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { pngFile } from "../support/inputs/files";
import { bankOfZoe, bitcoinAddress, canaryCard } from "../support/inputs/inputs";
import { password, type Administrator } from "../support/people/people";
import { confirmedAdmin, accessSensitiveData, reason } from "../support/api/access-calls";
import { failingAt } from "../support/database/intercepted";
import { locationsOf } from "../support/database/stored-text";

const number = canaryCard.cardNumber.replaceAll(" ", "");

/** For answers that are no JSON, or that the API document does not promise. */
function requestOf({ token }: Administrator, path: string, body: object): Request {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  return new Request(`http://localhost/api${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
}

describeEitherEngine("a card in full", (portal) => {
  const asRequest = (admin: Administrator, path: string, body: object) =>
    portal().backend.fetch(requestOf(admin, path, body));

  test("is shown with its CVV while a deposit is pending, and without once it is decided", async () => {
    const [nora, admin] = [await portal().register(), await confirmedAdmin(portal())];
    await nora.saveCard();
    const { id } = await nora.deposit("10.00");
    const shown = {
      cardHolderName: "Nora New",
      cardNumber: number,
      brand: "Visa",
      expiryDate: "12/29",
    };
    expect((await accessSensitiveData(admin, nora)).body).toEqual({ ...shown, cvv: "737" });
    await admin.approve(id);
    expect((await accessSensitiveData(admin, nora)).body).toEqual({
      ...shown,
      cvvErasedAt: expect.stringMatching(/^2026-/),
    });
    await nora.delete("/wallets/card/remove");
    expect((await accessSensitiveData(admin, nora)).status).toBe(404);
  });

  test("requires the password entered within five minutes in the same session, and a reason", async () => {
    const [nora, admin] = [await portal().register(), await portal().admin()];
    await nora.saveCard();
    expect(await accessSensitiveData(admin, nora)).toMatchObject({
      status: 403,
      code: "password_needed",
    });
    await admin.post("/auth/confirm-password", { password });
    expect((await accessSensitiveData(admin, nora, "card-access", {})).errors).toEqual({
      reason: ["Enter why you need to see this"],
    });
    expect((await accessSensitiveData(admin, nora)).status).toBe(201);
    portal().advance({ minutes: 6 });
    expect((await accessSensitiveData(admin, nora)).code).toBe("password_needed");
    const seen = await auditIn(portal().context.storage.db).about(
      { about: nora.id, actions: ["card.accessed"] },
      { limit: 10, offset: 0 },
    );
    expect(seen).toHaveLength(1);
  });

  test("is not stored for a replay, is never cached, and only shown so often", async () => {
    const [nora, admin] = [await portal().register(), await confirmedAdmin(portal())];
    await nora.saveCard();
    const first = await accessSensitiveData(admin, nora, "card-access", { reason }, "reveal-once");
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect(await locationsOf(portal(), "reveal-once")).toEqual([]);
    expect(await locationsOf(portal(), number)).toEqual([]);
    const { most } = limits.rateLimits.sensitiveAccessByTreasury;
    const more = await Promise.all(
      Array.from({ length: most }, () => accessSensitiveData(admin, nora)),
    );
    expect(more.filter(({ status }) => status === 201)).toHaveLength(most - 1);
    expect(more.find(({ status }) => status !== 201)).toMatchObject({
      status: 429,
      code: "too_many_requests",
    });
  });

  test("is shown only after it is recorded: if the audit log fails, nothing is shown", async () => {
    const [nora, admin] = [await portal().register(), await confirmedAdmin(portal())];
    await nora.saveCard();
    const { storage } = portal().context;
    const { transaction } = storage;
    storage.transaction = async (work) =>
      transaction((db) => work(failingAt(db, /^insert into "audit"/, new Error("full"))));
    const answer = await asRequest(admin, `/wallets/admin/user/${nora.id}/card-access`, {
      reason,
    }).finally(() => (storage.transaction = transaction));
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain(number);
  });
});

describeEitherEngine("bank details, destinations and photos", (portal) => {
  test("are shown in full; a destination as it was fixed at the request", async () => {
    const [zoe, admin] = [await portal().customerWith("100.00"), await confirmedAdmin(portal())];
    await zoe.saveBank(bankOfZoe);
    const details = {
      region: "EUROPE",
      recipientName: "Zoë Świętosławska",
      accountNumber: "0532013000",
      iban: "DE89370400440532013000",
      swiftCode: "COBADEFFXXX",
    };
    expect((await accessSensitiveData(admin, zoe, "bank-details-access")).body).toEqual(details);
    const toBank = await zoe.post("/wallets/withdrawal/request", { amount: "10.00" });
    await zoe.saveBank();
    const toBitcoin = await zoe.post("/wallets/withdraw", {
      amount: "10.00",
      walletAddress: bitcoinAddress,
    });
    const destination = async (answer: { body: unknown }) =>
      (
        await admin.post(
          `/wallets/admin/transaction/${Object(answer.body).transaction.id}/destination-access`,
          { reason },
        )
      ).body;
    expect(await destination(toBank)).toEqual({ bankDetails: details });
    expect(await destination(toBitcoin)).toEqual({ walletAddress: bitcoinAddress });
  });

  test("include a card's photos with safe headers; the back is gone after the decision", async () => {
    const [nora, admin] = [await portal().register(), await confirmedAdmin(portal())];
    await nora.saveCard();
    const { id } = await nora.deposit("10.00");
    const photo = (side: string) =>
      portal().backend.fetch(
        requestOf(admin, `/wallets/admin/user/${nora.id}/card-photo-access`, { reason, side }),
      );
    const front = await photo("front");
    expect([
      front.status,
      front.headers.get("cache-control"),
      front.headers.get("content-type"),
    ]).toEqual([200, "no-store", "image/png"]);
    expect(front.headers.get("content-security-policy")).toContain("sandbox");
    expect(Buffer.from(await front.arrayBuffer()).equals(pngFile().buffer)).toBe(true);
    expect((await photo("back")).status).toBe(200);
    await admin.approve(id);
    const gone = await photo("back");
    expect([gone.status, await gone.json()]).toEqual([
      404,
      expect.objectContaining({ code: "photo_erased" }),
    ]);
    expect((await photo("side")).status).toBe(400);
  });
});
