// A body can be a long time on its way: what it asks for is done only if the caller still is who they were.
import { expect, test } from "vitest";
import { sendWithDelayedBody } from "../support/api/delayed-body";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { bitcoinAddress } from "../support/inputs/inputs";
import { password, type Customer } from "../support/people/people";
import { enrol } from "../support/people/second-factor";

const withdrawal = { amount: "10.00", walletAddress: bitcoinAddress };

describeEitherEngine("a late call", (portal) => {
  test("from a customer who was suspended, signed out, deactivated or deleted meanwhile moves no money", async () => {
    const ada = await portal().admin();
    const ends: [status: number, end: (hana: Customer) => Promise<unknown>][] = [
      [401, (hana) => ada.patch(`/users/${hana.id}`, { accountStatus: "suspended" })],
      [401, (hana) => hana.post("/auth/logout")],
      [403, (hana) => ada.patch(`/users/${hana.id}`, { accountStatus: "inactive" })],
      [401, (hana) => ada.delete(`/users/${hana.id}`, { confirmed: true })],
    ];
    for (const [status, end] of ends) {
      const hana = await portal().customerWith("100.00");
      await hana.confirm();
      expect(
        await sendWithDelayedBody(
          portal(),
          { by: hana, path: "/wallets/withdraw", body: withdrawal },
          () => end(hana),
        ),
      ).toBe(status);
    }
    expect(await portal().ledgerFaults()).toEqual([]);
    const [nora, rita] = [await portal().customerWith("100.00"), await portal().register()];
    await nora.confirm();
    const address = {
      by: rita,
      method: "PATCH",
      path: "/users/profile",
      body: { address: { city: "Austin" } },
    };
    expect(
      await sendWithDelayedBody(portal(), address, () =>
        ada.patch(`/users/${rita.id}`, { accountStatus: "inactive" }),
      ),
    ).toBe(200);
    expect(
      await sendWithDelayedBody(
        portal(),
        { by: nora, path: "/wallets/withdraw", body: withdrawal },
        () => nora.wallet(),
      ),
    ).toBe(201);
  });

  test("from a former administrator credits no one and restores no rights", async () => {
    const [ada, ben, nora] = [
      await portal().admin(),
      await portal().admin(),
      await portal().register(),
    ];
    const credit = {
      userId: nora.id,
      amount: "777.00",
      type: "deposit",
      action: "funding",
      description: "Goodwill",
    };
    const stop = () => ada.patch(`/users/${ben.id}`, { accountStatus: "suspended" });
    expect(
      await sendWithDelayedBody(
        portal(),
        { by: ben, path: "/wallets/admin/credit", body: credit },
        stop,
      ),
    ).toBe(401);
    expect(await nora.available()).toBe(0);
    const [cleo, dora] = [await portal().admin(), await portal().admin()];
    const back = {
      by: cleo,
      method: "PATCH",
      path: `/users/${cleo.id}`,
      body: { accountStatus: "active" },
    };
    expect(
      await sendWithDelayedBody(portal(), back, () =>
        dora.patch(`/users/${cleo.id}`, { accountStatus: "inactive" }),
      ),
    ).toBe(401);
  });
});

describeEitherEngine(
  "if withdrawals require identity verification,",
  (portal) => {
    test("one that was revoked meanwhile no longer counts", async () => {
      const [ada, hana] = [await portal().admin(), await portal().customerWith("100.00")];
      const verify = (kycStatus: string) => ada.patch(`/users/${hana.id}`, { kycStatus });
      await hana.handInDocument();
      await verify("approved");
      expect(
        await sendWithDelayedBody(
          portal(),
          { by: hana, path: "/wallets/withdraw", body: withdrawal },
          () => verify("rejected"),
        ),
      ).toBe(403);
      await verify("approved");
      await hana.saveBank();
      const { id } = await hana.withdraw("1.00");
      await verify("rejected");
      expect(await hana.patch(`/transactions/${id}`, { amount: 90 })).toMatchObject({
        status: 403,
        code: "kyc_required",
      });
      expect(
        await hana.patch(`/transactions/${id}`, { description: "words still may change" }),
      ).toMatchObject({ status: 200 });
    });
  },
  { REQUIRE_KYC: "withdrawals" },
);

describeEitherEngine("an administrator", (portal) => {
  test("whose account is not active has no staff rights", async () => {
    const [ada, cleo, nora] = [
      await portal().admin(),
      await portal().admin(),
      await portal().register(),
    ];
    for (const accountStatus of ["inactive", "pending"]) {
      expect(await ada.patch(`/users/${cleo.id}`, { accountStatus })).toMatchObject({
        status: 200,
      });
      const ben = await portal().signInAgain(cleo);
      expect((await ben.get("/auth/profile")).body).toMatchObject({
        role: "admin",
        isAdmin: false,
      });
      expect((await ben.get("/users")).status).toBe(403);
      expect((await ben.patch(`/users/${ben.id}`, { accountStatus: "active" })).status).toBe(403);
      expect((await ben.get(`/users/${nora.id}`)).status).toBe(404);
    }
  });

  test("can't change their own account and verification status", async () => {
    const [ada, ben] = [await portal().admin(), await portal().admin()];
    for (const standing of [
      { kycStatus: "approved" },
      { kycStatus: "rejected", kycReason: "why not" },
      { accountStatus: "inactive" },
    ]) {
      expect(await ada.patch(`/users/${ada.id}`, standing)).toMatchObject({
        status: 403,
        code: "own_standing",
      });
    }
    expect(
      await ada.patch(`/users/${ada.id}`, { fullname: "Ada Lovelace", accountStatus: "active" }),
    ).toMatchObject({ status: 200 });
    await ada.handInDocument();
    expect(await ben.patch(`/users/${ada.id}`, { kycStatus: "approved" })).toMatchObject({
      status: 200,
    });
  });
});

describeEitherEngine(
  "an administrator, where a second factor is required,",
  (portal) => {
    test("credits no one after turning it off", async () => {
      const [ada, nora] = [await portal().admin(), await portal().register()];
      const { nextCode } = await enrol(portal(), ada);
      const credit = {
        by: ada,
        path: "/wallets/admin/credit",
        body: {
          userId: nora.id,
          amount: "777.00",
          type: "deposit",
          action: "funding",
          description: "Goodwill",
        },
      };
      const turnOff = async () => {
        await ada.post("/auth/confirm-password", { password, code: nextCode() });
        expect((await ada.post("/auth/second-factor/disable")).status).toBe(200);
      };
      expect(await sendWithDelayedBody(portal(), credit, turnOff)).toBe(403);
      expect(await nora.available()).toBe(0);
    });
  },
  { ADMIN_SECOND_FACTOR: "required" },
);
