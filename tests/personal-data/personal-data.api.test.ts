// Everything that is held about someone, for themselves alone and after the password.
import { expect, test } from "vitest";
import { PersonalData } from "~server/features/personal-data/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { payByCrypto } from "../support/stubs/crypto-gateway";
import { password, read, type Customer } from "../support/people/people";

const confirm = (person: Customer) => person.post("/auth/confirm-password", { password });
const dataOf = async (person: Customer) =>
  read(PersonalData, await person.get("/users/profile/data"));

describeEitherEngine("a user's data", (portal) => {
  test("is given after the password was re-entered, and for five minutes", async () => {
    const nora = await portal().register();
    expect(await nora.get("/users/profile/data")).toMatchObject({
      status: 403,
      code: "password_needed",
    });
    await confirm(nora);
    expect((await nora.get("/users/profile/data")).status).toBe(200);
    portal().advance({ minutes: 6 });
    expect((await nora.get("/users/profile/data")).status).toBe(403);
  });

  test("is generated at most ten times an hour, because it reads all data", async () => {
    const nora = await portal().register();
    await confirm(nora);
    for (let count = 0; count < 10; count += 1)
      expect((await nora.get("/users/profile/data")).status).toBe(200);
    expect(await nora.get("/users/profile/data")).toMatchObject({
      status: 429,
      code: "too_many_requests",
    });
    portal().advance({ minutes: 61 });
    await confirm(nora);
    expect((await nora.get("/users/profile/data")).status).toBe(200);
  });

  test("contains everything that was entered and what happened", async () => {
    const hana = await portal().customerWith("100");
    await hana.withdraw("10");
    const { cryptoOrderNumber } = await payByCrypto(hana);
    await hana.draft("bank_withdrawal", "5");
    await hana.patch("/users/profile", { address: { city: "Albany" } });
    await confirm(hana);
    const data = await dataOf(hana);
    expect(data).toMatchObject({
      profile: { id: hana.id, address: { city: "Albany" } },
      wallet: { availableBalance: 90 },
      card: { hasCard: true },
      bankDetails: { accountNumber: "000123456789" },
      cryptoPayments: [{ cryptoOrderNumber }],
      drafts: [{ amount: 5 }],
    });
    expect(data.transactions).toHaveLength(3);
    expect(data.documents.map(({ purpose }) => purpose)).toContain("card_front");
    expect(data.sessions.some(({ isCurrent }) => isCurrent)).toBe(true);
    expect(data.messages.length).toBeGreaterThan(0);
    const edit = data.activity.find(({ after }) => after?.includes("Albany"));
    expect(edit).toMatchObject({ by: "yourself" });
  });

  test("doesn't say that a sign-in that was refused was its owner's", async () => {
    const nora = await portal().register();
    const signIn = { email: nora.email, password: "Someone else's guess" };
    const from = { headers: { "x-client-address": "192.0.2.60" } };
    expect((await portal().visitor().post("/auth/login", signIn, from)).status).toBe(401);
    await portal().backend.settled();
    await confirm(nora);
    const refused = (await dataOf(nora)).activity.filter(
      ({ action }) => action === "sign_in.refused",
    );
    expect(refused).toMatchObject([{ by: "unknown", address: "192.0.2.60" }]);
  });

  test("tells administrators nothing that others wrote under their name", async () => {
    const [nora, admin] = [await portal().register(), await portal().admin()];
    await admin.patch(`/users/${nora.id}`, {
      kycStatus: "rejected",
      kycReason: "The passport has expired.",
    });
    await admin.post("/auth/confirm-password", { password });
    await confirm(nora);
    const theirs = JSON.stringify(read(PersonalData, await admin.get("/users/profile/data")));
    expect(theirs).not.toContain("The passport has expired.");
    expect(theirs).not.toContain(nora.email);
    expect(JSON.stringify(await dataOf(nora))).toContain("The passport has expired.");
  });
});
