// Customers stop payouts from their own account; to allow them again takes password and code.
import { expect, test } from "vitest";
import { Profile } from "~server/features/users/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { tokenOf } from "../support/api/api-token-of";
import { password, read, type Customer } from "../support/people/people";
import { payoutAttempts } from "../support/people/payout-attempts";
import { enrol } from "../support/people/second-factor";
import { mailsTo } from "../support/stubs/mailbox";

const path = "/users/profile/payout-freeze";
const frozenAt = async (customer: Customer) =>
  read(Profile, await customer.get("/auth/profile")).payoutsFrozenAt;

describeEitherEngine("payouts that a customer stopped", (portal) => {
  test("are stopped without a password; a second time changes nothing", async () => {
    const customer = await portal().registerVerified();
    expect(await frozenAt(customer)).toBeUndefined();
    const at = new Date(portal().context.now()).toISOString();
    expect((await customer.post(path)).status).toBe(200);
    portal().advance({ minutes: 10 });
    expect((await customer.post(path)).status).toBe(200);
    expect(await frozenAt(customer)).toBe(at);
  });

  test("can neither be requested nor approved in any way", async () => {
    const [customer, admin] = [await portal().customerWith("100.00"), await portal().admin()];
    const withdrawal = await customer.withdraw("40.00");
    const pays = await payoutAttempts(admin, withdrawal);
    await customer.post(path);
    const asked = [
      await customer.post("/wallets/withdrawal/request", { amount: "5.00" }),
      await customer.post("/drafts", { kind: "bank_withdrawal", amount: "5.00" }),
      await customer.patch(`/transactions/${withdrawal.id}`, { amount: "50.00" }),
    ];
    expect(asked.map(({ status, code }) => [status, code])).toEqual(
      asked.map(() => [403, "payouts_frozen"]),
    );
    expect(await pays()).toEqual(["payee_frozen", "payee_frozen", "payee_frozen", "payee_frozen"]);
    expect((await admin.decide(withdrawal.id, "reject")).status).toBe(200);
  });

  test("are allowed again with the password, and staff can't allow them", async () => {
    const [customer, admin] = [await portal().customerWith("100.00"), await portal().admin()];
    await customer.saveBank();
    await customer.post(path);
    portal().advance({ minutes: 6 });
    expect((await customer.delete(path)).code).toBe("password_needed");
    await admin.delete(`/users/${customer.id}/payout-block`, {});
    expect(await frozenAt(customer)).toBeDefined();
    await customer.confirm();
    expect((await customer.delete(path)).status).toBe(200);
    expect(await frozenAt(customer)).toBeUndefined();
    const asked = await customer.post("/wallets/withdrawal/request", { amount: "5.00" });
    expect(asked.status).toBe(201);
  });

  test("require the code as well if two-factor authentication is on", async () => {
    const customer = await portal().registerVerified();
    const factor = await enrol(portal(), customer);
    portal().advance({ minutes: 6 });
    await customer.post(path);
    expect((await customer.confirm()).status).toBeGreaterThanOrEqual(400);
    expect((await customer.delete(path)).code).toBe("password_needed");
    await customer.post("/auth/confirm-password", { password, code: factor.nextCode() });
    expect((await customer.delete(path)).status).toBe(200);
  });

  test("are reported by email and recorded, when stopped and when allowed", async () => {
    const customer = await portal().registerVerified();
    await customer.post(path);
    await customer.confirm();
    await customer.delete(path);
    const texts = (await mailsTo(portal(), customer.email)).map(({ text }) => text).join();
    expect(texts).toContain("Payouts from your account were stopped.");
    expect(texts).toContain("Payouts from your account were allowed again.");
    const { body } = await (await portal().admin()).get(`/audit?about=${customer.id}`);
    for (const noted of ["payouts.frozen", "payouts.unfrozen"])
      expect(JSON.stringify(body)).toContain(noted);
  });

  test("can't be stopped or allowed with an API token", async () => {
    const customer = await portal().registerVerified();
    const script = await tokenOf(portal(), customer, ["read", "money"]);
    expect([(await script.post(path)).code, (await script.delete(path)).code]).toEqual([
      "scope_missing",
      "scope_missing",
    ]);
  });
});
