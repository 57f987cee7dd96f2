// A verified name as staff edit it, and what they learn of a requested one.
import { expect, test } from "vitest";
import { TransactionResponse } from "~server/features/ledger/wallet-schemas";
import { usersIn } from "~server/features/users/store";
import type { Answer } from "../support/api/caller";
import { bankOfHana } from "../support/inputs/inputs";
import { approveName, nameIn, nameRequestIn, verifiedCustomer } from "../support/people/names";
import { read, type Administrator, type Customer } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";

const mule = "Max Mule";

describeEitherEngine("the verified name of a customer", (portal) => {
  const profileOf = (nora: Customer) => nora.get("/users/profile");

  test("changes at once if compliance edits it, which ends the request", async () => {
    const nora = await verifiedCustomer(portal());
    const id = nameRequestIn(await nora.patch("/users/profile", { fullname: mule }));
    const cleo = await portal().admin(["compliance"]);
    const edited = await cleo.patch(`/users/${nora.id}`, { fullname: "Nora Married" });
    expect(edited).toMatchObject({ status: 200, body: { fullname: "Nora Married" } });
    expect((await cleo.get(`/approval-requests/${id}`)).body).toMatchObject({ state: "cancelled" });
    const granted = nameRequestIn(await nora.patch("/users/profile", { fullname: "Nora Last" }));
    await cleo.patch(`/users/${nora.id}`, { fullname: "Nora Last" });
    expect((await cleo.get(`/approval-requests/${granted}`)).body).toMatchObject({
      state: "approved",
    });
  });

  test("is requested if support edits it, and the requester can cancel but not approve it", async () => {
    const nora = await verifiedCustomer(portal());
    const [sven, both, cleo] = [
      await portal().admin(["support"]),
      await portal().admin(["support", "compliance"]),
      await portal().admin(["compliance"]),
    ];
    const body = { fullname: mule, phoneNumber: "+442079460958" };
    const answer = await sven.patch(`/users/${nora.id}`, body);
    expect(answer).toMatchObject({
      status: 200,
      body: { fullname: "Nora New", phoneNumber: "+442079460958" },
    });
    const id = nameRequestIn(answer);
    expect((await approveName(sven, id)).status).toBe(403);
    expect((await sven.post(`/approval-requests/${id}/cancellation`, {})).status).toBe(201);
    const again = nameRequestIn(await sven.patch(`/users/${nora.id}`, { fullname: mule }));
    await usersIn(portal().context.storage.db).update(sven.id, { staff_roles: "auditor" });
    expect(await approveName(cleo, again)).toMatchObject({ code: "requester_may_not" });
    expect(nameIn(await both.patch(`/users/${nora.id}`, { fullname: "Nora Direct" }))).toBe(
      "Nora Direct",
    );
  });

  test.each<[string, (admin: Administrator, nora: Customer) => Promise<Answer>, string]>([
    [
      "is suspended",
      (admin, { id }) => admin.patch(`/users/${id}`, { accountStatus: "suspended" }),
      "requester_may_not",
    ],
    ["is deleted", (admin, { id }) => admin.delete(`/users/${id}`, {}), "not_found"],
  ])("can't be approved once the customer %s", async (_what, stop, code) => {
    const nora = await verifiedCustomer(portal());
    const id = nameRequestIn(await nora.patch("/users/profile", { fullname: mule }));
    const admin = await portal().admin();
    expect((await stop(admin, nora)).status).toBe(200);
    expect(await approveName(admin, id)).toMatchObject({ code });
  });

  test("is the one that bank details are compared with", async () => {
    const nora = await verifiedCustomer(portal());
    await nora.patch("/users/profile", { fullname: mule });
    const admin = await portal().admin();
    await admin.post("/wallets/admin/credit", {
      userId: nora.id,
      amount: 100,
      transactionType: "deposit",
      transactionAction: "funding",
      description: "Opening balance",
    });
    await nora.saveBank({ ...bankOfHana, usa: { ...bankOfHana.usa, recipientName: mule } });
    const { transaction } = read(
      TransactionResponse,
      await nora.post("/wallets/withdrawal/request", { amount: 10 }),
    );
    const flags = async () =>
      JSON.stringify(
        (await admin.get(`/wallets/admin/transaction/${transaction.id}/evidence`)).body,
      );
    expect(await flags()).toContain("name_mismatch");
    expect(await flags()).toContain("New name requested less than a minute ago");
    const cleo = await portal().admin(["compliance"]);
    await approveName(cleo, nameRequestIn(await profileOf(nora)));
    portal().advance({ minutes: 3 });
    expect(await flags()).not.toContain("name_mismatch");
    expect(await flags()).toContain("Name changed 3 minutes ago by Ada Admin");
    expect((await admin.get(`/users/${nora.id}`)).body).toMatchObject({
      nameFlags: [{ code: "name_changed", severity: "warning" }],
    });
  });

  test("and its requests are in the customer's data, and erased with the customer", async () => {
    const nora = await verifiedCustomer(portal());
    const id = nameRequestIn(await nora.patch("/users/profile", { fullname: mule }));
    await nora.confirm();
    expect((await nora.get("/users/profile/data")).body).toMatchObject({
      nameRequests: [{ id, fullname: mule, status: "pending" }],
    });
    const { db } = portal().context.storage;
    const row = await db.selectFrom("approval_requests").selectAll().where("id", "=", id).execute();
    expect(JSON.stringify(row)).not.toContain(mule);
    await (await portal().admin()).delete(`/users/${nora.id}`, {});
    expect(
      await db.selectFrom("approval_requests").select("id").where("id", "=", id).execute(),
    ).toEqual([]);
  });
});
