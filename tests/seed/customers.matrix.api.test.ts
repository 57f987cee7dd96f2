// The demo's data: a balanced ledger, full queues, and rows that are those which the product itself writes.
import { beforeAll, expect, test } from "vitest";
import { BankDetailsBlock } from "~server/features/withdrawals/schemas";
import { verifyAudit } from "~server/features/audit/verify-audit";
import { sealAudit } from "~server/features/audit/seal-audit";
import { openCardSecrets } from "~server/features/cards/card-secrets";
import { openDestination } from "~server/features/withdrawals/destination";
import { openBankDetails } from "~server/features/withdrawals/sealed-block";
import { readBytes } from "~server/features/documents/document-bytes";
import { contentsOf } from "~server/features/email/send-due";
import { QueueList } from "~server/features/queues/schemas";
import { personFields, PhoneNumber } from "~server/features/users/person-schemas";
import { checkUsername } from "~server/features/users/username-rules";
import { sessionsIn } from "~server/features/sessions/store";
import { hashToken } from "~server/kernel/hash-token";
import { openSession } from "~server/features/sign-in/open-session";
import { demoPeople, isDemoAddress } from "~server/kernel/demo-people";
import { isTimeZone } from "~server/kernel/time-zones";
import { seedIfEmpty } from "~server/seed";
import { seedCustomers } from "~server/seed/customers";
import { Caller } from "../support/api/caller";
import { read } from "../support/people/people";
import { sized } from "../support/sized";
import { describeEitherEngine } from "../support/portal/engine-suites";

const otherCustomers = 60;
const furtherTransactions = 600;
const lists = {
  office: [
    "/users?limit=200",
    "/wallets/admin/all?limit=200",
    "/wallets/admin/users?limit=200",
    "/transactions/all?limit=200",
    "/transactions/stats/admin",
    "/approval-requests",
    "/contact-messages",
    "/outbox",
    "/audit?limit=200",
    "/reconciliation/payments",
    "/exports/transactions",
  ],
  own: [
    "/users/profile",
    "/users/profile/data",
    "/wallets/my-wallet",
    "/wallets/card/info",
    "/wallets/bank-details",
    "/wallets/history",
    "/transactions",
    "/statements",
  ],
};

describeEitherEngine("the additional customers of the demo", (portal) => {
  const db = () => portal().context.storage.db;
  const idOf = async (email: string) =>
    (await db().selectFrom("users").select("id").where("email", "=", email).executeTakeFirst())
      ?.id ?? "";
  const callerOf = async (userId: string) => {
    const { context } = portal();
    const token = await openSession(context, db(), userId);
    const session = await sessionsIn(db()).personByToken(hashToken(token), context.now());
    await sessionsIn(db()).confirm(session?.session_id ?? "", context.now());
    return new Caller(portal().backend, token);
  };
  const customers = async () =>
    (await db().selectFrom("users").selectAll().orderBy("id").execute()).filter(
      ({ email }) => !demoPeople.some((person) => person.email === email),
    );

  beforeAll(async () => {
    await seedIfEmpty(portal().backend);
    await seedCustomers(portal().backend);
  });

  test("leave the ledger balanced, and an audit log that can be sealed", async () => {
    expect(await portal().ledgerFaults()).toEqual([]);
    await sealAudit(portal().context);
    expect(await verifyAudit(portal().context)).toMatchObject({ faults: [], unsealed: 0 });
  });

  test("are sixty, with names and numbers that a sign-up would accept", async () => {
    const people = await customers();
    expect(people).toHaveLength(otherCustomers);
    expect(new Set(people.map(({ country }) => country)).size).toBeGreaterThan(30);
    for (const { fullname, username, email, phone_number: phone, time_zone: zone } of people) {
      const taken = [
        personFields.fullname.parse(fullname),
        personFields.username.parse(username),
        personFields.email.parse(email),
        PhoneNumber.safeParse(phone).success,
      ];
      expect(taken).toEqual([fullname, username, email, true]);
      expect([checkUsername(username), isTimeZone(zone), isDemoAddress(email)]).toEqual([
        null,
        true,
        true,
      ]);
    }
    for (const column of ["kyc_status", "account_status", "currency"] as const)
      expect(new Set(people.map((person) => person[column])).size, column).toBeGreaterThan(2);
  });

  test("can't be signed in to with the demo password", async () => {
    const [{ email } = { email: "" }] = await customers();
    const answer = await portal()
      .visitor()
      .post("/auth/login", { email, password: "demonstration" });
    expect(answer.code).toBe("wrong_credentials");
  });

  test("have moved money in every way, with every outcome", async () => {
    const people = (await customers()).map(({ id }) => id);
    const rows = await db()
      .selectFrom("transactions")
      .selectAll()
      .where("user_id", "in", people)
      .execute();
    expect(rows).toHaveLength(furtherTransactions);
    const ways = new Set(rows.map((row) => `${row.type} ${row.payment_method} ${row.status}`));
    const ends = ["pending", "successful", "failed"];
    for (const way of [
      "deposit card",
      "deposit crypto_payment",
      "withdrawal bank",
      "withdrawal crypto_payment",
    ])
      for (const end of ends) expect(ways).toContain(`${way} ${end}`);
    expect(ways).toContain("deposit null successful");
    expect(rows.some(({ rate }) => rate !== null)).toBe(true);
    const now = portal().context.now();
    const ages = rows.map((row) => (now - row.created_at) / 86_400_000);
    expect([Math.min(...ages) >= 0, Math.max(...ages) > 600]).toEqual([true, true]);
    expect(rows.every((row) => row.updated_at >= row.created_at && row.updated_at <= now)).toBe(
      true,
    );
  });

  test("fill every queue: 29 wait with the nine people's own", async () => {
    const admin = await callerOf(await idOf("admin@example.com"));
    const { queues } = read(QueueList, await admin.get("/queues"));
    // Bank lines come only with a statement, which staff let the demonstration's bank write.
    const filled = queues.filter(({ name }) => name !== "bank");
    expect(filled.filter(({ waiting }) => waiting < 2)).toEqual([]);
    expect(queues.reduce((sum, { waiting }) => sum + waiting, 0)).toBe(29);
    const failed = await db()
      .selectFrom("outbox")
      .select("id")
      .where("state", "=", "failed")
      .execute();
    expect(failed).toHaveLength(3);
  });

  test("have no encrypted value that can't be decrypted", async () => {
    const { context } = portal();
    for (const row of await db().selectFrom("bank_details").selectAll().execute())
      BankDetailsBlock.parse(openBankDetails(context.vault, row));
    const frozen = await db()
      .selectFrom("transactions")
      .selectAll()
      .where("destination_sealed", "is not", null)
      .execute();
    for (const { id, destination_sealed: sealed } of frozen)
      expect(Object.keys(openDestination(context, { id, sealed: sealed ?? "" }))).toHaveLength(1);
    expect(
      openCardSecrets(context.vault, await db().selectFrom("card_secrets").selectAll().execute()),
    ).toEqual({ number: expect.stringMatching(/^\d{16}$/), cvv: "123" });
    for (const row of await db().selectFrom("outbox").selectAll().execute())
      expect(await contentsOf(context, row)).toMatchObject({ to: expect.stringContaining("@") });
    for (const row of await db().selectFrom("documents").selectAll().execute())
      expect((await readBytes(context, row))?.byteLength).toBe(row.size_bytes);
  });

  test("can be read by themselves and by administrators, each in every list", async () => {
    const admin = await callerOf(await idOf("admin@example.com"));
    for (const path of lists.office)
      expect([path, (await admin.get(path)).status]).toEqual([path, 200]);
    const some = (await customers()).filter((_, index) => sized(index % 3 === 0, true));
    for (const { id, account_status: status } of some) {
      const own = await callerOf(id);
      for (const path of status === "suspended" ? [] : lists.own)
        expect([path, (await own.get(path)).status]).toEqual([path, 200]);
      for (const path of [`/users/${id}`, `/wallets/admin/user/${id}`, `/users/${id}/notes`])
        expect([path, (await admin.get(path)).status]).toEqual([path, 200]);
    }
  });
});
