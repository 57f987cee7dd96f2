// A stolen session must not redirect money: bank details and new addresses require a recent password.
import { expect, test } from "vitest";
import { auditIn } from "~server/features/audit/store";
import { NewApiToken } from "~server/features/api-tokens/schemas";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { Caller } from "../support/api/caller";
import { bankOfHana, bankOfZoe, bitcoinAddress } from "../support/inputs/inputs";
import { mailsTo } from "../support/stubs/mailbox";
import { read, type Administrator, type Customer } from "../support/people/people";

const otherAddress = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq";
const refused = { status: 403, code: "password_needed" };

async function tokenFor(portal: TestPortal, person: Customer): Promise<Caller> {
  await person.confirm();
  const { token } = read(
    NewApiToken,
    await person.post("/auth/api-tokens", { name: "payouts", scopes: ["read", "money"], days: 30 }),
  );
  portal.advance({ minutes: 6 });
  return new Caller(portal.backend, token);
}

/** A withdrawal to this address that was paid out. */
async function paidOut(
  hana: Customer,
  admin: Administrator,
  walletAddress: string,
): Promise<string> {
  await hana.confirm();
  const answer = await hana.post("/wallets/withdraw", { amount: "1.00", walletAddress });
  const { id } = Object(answer.body).transaction;
  await admin.approve(id);
  return id;
}

describeEitherEngine("bank details", (portal) => {
  test("are saved only with a recent password, new or changed", async () => {
    const nora = await portal().register();
    const add = () => nora.post("/wallets/bank-details/add", bankOfHana, { key: "bank-of-nora" });
    expect(await add()).toMatchObject(refused);
    expect((await nora.get("/wallets/bank-details")).body).toEqual({ hasBankDetails: false });
    await nora.confirm();
    const added = await add();
    expect(added.status).toBe(201);
    portal().advance({ minutes: 5 });
    expect(await nora.patch("/wallets/bank-details/update", bankOfZoe)).toMatchObject(refused);
    expect((await add()).body, "the answer to the same key is given again").toEqual(added.body);
    expect((await nora.get("/wallets/bank-details")).body).toMatchObject({ region: "USA" });
  });

  test("are not for API tokens", async () => {
    const nora = await portal().register();
    const script = await tokenFor(portal(), nora);
    await nora.confirm();
    for (const answer of [
      await script.post("/wallets/bank-details/add", bankOfHana),
      await script.patch("/wallets/bank-details/update", bankOfHana),
    ]) {
      expect(answer).toMatchObject({ status: 403, code: "scope_missing" });
    }
  });

  test("notify their owner with old and new values, masked, and so does the audit log; unchanged they notify no one", async () => {
    const nora = await portal().registerVerified();
    for (const details of [bankOfHana, bankOfHana, bankOfZoe]) {
      await nora.saveBank(details);
      portal().advance({ minutes: 1 });
    }
    const letters = (await mailsTo(portal(), nora.email)).filter(
      ({ subject }) => subject === "Your bank details were changed",
    );
    const facts = letters.map(({ text = "" }) => [
      /New: (.*)/.exec(text)?.[1],
      /Previous: (.*)/.exec(text)?.[1],
    ]);
    const [lakeside, iban] = ["Bank account ••••6789", "IBAN ••••3000"];
    expect(facts.sort()).toEqual([
      [lakeside, undefined],
      [iban, lakeside],
    ]);
    const lines = (await auditIn(portal().context.storage.db).ofSubject(`user:${nora.id}`)).filter(
      ({ action }) => action === "bank_details.saved",
    );
    expect(
      lines.map(({ before }) => before !== null),
      "oldest first",
    ).toEqual([false, true, true]);
  });
});

describeEitherEngine("a withdrawal to a Bitcoin address", (portal) => {
  test("that is new requires the password; one that was paid before does not", async () => {
    const [hana, admin] = [await portal().customerWith("100.00"), await portal().admin()];
    const withdraw = (walletAddress: string) =>
      hana.post("/wallets/withdraw", { amount: "1.00", walletAddress });
    expect(await withdraw(bitcoinAddress)).toMatchObject(refused);
    expect(await hana.available()).toBe(100);
    const id = await paidOut(hana, admin, bitcoinAddress);
    portal().advance({ minutes: 5 });
    expect((await withdraw(bitcoinAddress)).status).toBe(201);
    expect(await withdraw(otherAddress)).toMatchObject(refused);
    await admin.setStatus(id, "failed");
    expect(
      await withdraw(bitcoinAddress),
      "the only one that succeeded was taken back",
    ).toMatchObject(refused);
  });

  test("requires it for each user separately, and while it is only pending", async () => {
    const [hana, nora, admin] = [
      await portal().customerWith("10.00"),
      await portal().customerWith("10.00"),
      await portal().admin(),
    ];
    await paidOut(hana, admin, bitcoinAddress);
    expect(
      await nora.post("/wallets/withdraw", { amount: "1.00", walletAddress: bitcoinAddress }),
    ).toMatchObject(refused);
    await nora.confirm();
    expect(
      (await nora.post("/wallets/withdraw", { amount: "1.00", walletAddress: bitcoinAddress }))
        .status,
    ).toBe(201);
    portal().advance({ minutes: 5 });
    expect(
      await nora.post("/wallets/withdraw", { amount: "1.00", walletAddress: bitcoinAddress }),
    ).toMatchObject(refused);
  });

  test("is checked with the address of its draft", async () => {
    const [hana, admin] = [await portal().customerWith("10.00"), await portal().admin()];
    await paidOut(hana, admin, bitcoinAddress);
    portal().advance({ minutes: 5 });
    const [known, fresh] = [
      await hana.draft("crypto_withdrawal", "2.00", { walletAddress: bitcoinAddress }),
      await hana.draft("crypto_withdrawal", "2.00", { walletAddress: otherAddress }),
    ];
    const isNew = async ({ id }: { id: string }) =>
      Object((await hana.get(`/drafts/${id}`)).body).isNewAddress;
    expect([await isNew(known), await isNew(fresh)]).toEqual([false, true]);
    const confirm = ({ id }: { id: string }) => hana.confirmDraft(id);
    expect(await confirm(fresh)).toMatchObject(refused);
    expect((await confirm(known)).status).toBe(201);
    await hana.confirm();
    expect((await confirm(fresh)).body).toMatchObject({
      transaction: { destination: "BTC bc1qar…wf5mdq" },
    });
  });

  test("can be requested by a script only where money went before", async () => {
    const [hana, admin] = [await portal().customerWith("10.00"), await portal().admin()];
    const script = await tokenFor(portal(), hana);
    const withdraw = () =>
      script.post("/wallets/withdraw", { amount: "1.00", walletAddress: bitcoinAddress });
    expect(await withdraw()).toMatchObject({
      status: 403,
      code: "new_address",
      errors: { walletAddress: [expect.stringContaining("with your password")] },
    });
    await paidOut(hana, admin, bitcoinAddress);
    portal().advance({ minutes: 5 });
    expect((await withdraw()).status).toBe(201);
  });
});
