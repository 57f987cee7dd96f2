// Tokens of scripts: what each scope opens, over every operation; how they end; what they never touch.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { ApiTokenList, NewApiToken } from "~server/features/api-tokens/schemas";
import { tokenOf } from "../support/api/api-token-of";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { Caller } from "../support/api/caller";
import { password, read, type Customer } from "../support/people/people";
import { enrol } from "../support/people/second-factor";
import { locationsOf } from "../support/database/stored-text";

describeEitherEngine("an API token", (portal) => {
  const make = (person: Caller, body: object = {}) =>
    person.post("/auth/api-tokens", { name: "export", scopes: ["read"], days: 30, ...body });
  const confirmed = async (person: Customer) => {
    await person.post("/auth/confirm-password", { password });
    return person;
  };

  test("is created with a recent password, shown once, and stored as a hash", async () => {
    const nora = await portal().register();
    expect((await make(nora)).code).toBe("password_needed");
    await confirmed(nora);
    const made = read(NewApiToken, await make(nora, { key: undefined }));
    expect(made.token).toMatch(/^tp_[\w-]{43}$/);
    expect(await locationsOf(portal(), made.token)).toEqual([]);
    expect(Date.parse(made.expiresAt) - portal().context.now()).toBe(30 * 24 * 3_600_000);
    const { token: _token, ...shown } = made;
    expect(read(ApiTokenList, await nora.get("/auth/api-tokens"))).toEqual({ apiTokens: [shown] });
    const script = new Caller(portal().backend, made.token);
    expect((await script.get("/auth/profile")).body).toMatchObject({ id: nora.id });
    expect(read(ApiTokenList, await nora.get("/auth/api-tokens")).apiTokens[0]?.lastUsedAt).toBe(
      new Date(portal().context.now()).toISOString(),
    );
  });

  test.each([
    { scopes: [] },
    { scopes: ["all"] },
    { scopes: ["read", "read"] },
    { days: 0 },
    { days: 366 },
    { days: 1.5 },
    { name: "" },
  ])("is not created with %j", async (body) => {
    expect((await make(await confirmed(await portal().register()), body)).status).toBe(400);
  });

  test("with a staff right as its scope can be created by staff only, and ends with that right", async () => {
    expect(
      await make(await confirmed(await portal().register()), { scopes: ["view"] }),
    ).toMatchObject({ status: 403, code: "forbidden" });
    const admin = await portal().admin();
    const script = await tokenOf(portal(), admin, ["view"]);
    expect((await script.get("/users")).status).toBe(200);
    await usersIn(portal().context.storage.db).update(admin.id, { role: "user" });
    expect(await script.get("/users")).toMatchObject({ status: 403, code: "forbidden" });
  });

  test("without such a scope sees only its owner's records, even if the owner is staff", async () => {
    const [admin, hana] = [await portal().admin(), await portal().customerWith("10.00")];
    const { id } = await hana.withdraw("1.00");
    const script = await tokenOf(portal(), admin, ["read"]);
    expect([
      (await admin.get(`/transactions/${id}`)).status,
      (await script.get(`/transactions/${id}`)).status,
      (await script.get(`/users/${hana.id}`)).status,
    ]).toEqual([200, 404, 404]);
  });

  test("moves money within its scope, until it expires, is revoked, or its owner is gone", async () => {
    const hana = await portal().customerWith("10.00");
    await hana.saveBank();
    const [script, short] = [
      await tokenOf(portal(), hana, ["money"]),
      await tokenOf(portal(), hana, ["read"], 1),
    ];
    expect((await script.post("/wallets/withdrawal/request", { amount: "1.00" })).status).toBe(201);
    portal().advance({ hours: 23, minutes: 59.9 });
    expect((await short.get("/auth/profile")).status).toBe(200);
    portal().advance({ minutes: 0.1 });
    expect((await short.get("/auth/profile")).status).toBe(401);
    const [second] = read(
      ApiTokenList,
      await new Caller(portal().backend, await freshToken(hana)).get("/auth/api-tokens"),
    ).apiTokens;
    const rita = await portal().register();
    expect((await rita.delete(`/auth/api-tokens/${second?.id}`)).status, "another's").toBe(404);
    const session = new Caller(portal().backend, await freshToken(hana));
    expect((await session.delete(`/auth/api-tokens/${second?.id}`)).status).toBe(200);
    expect((await script.post("/wallets/withdrawal/request", { amount: "1.00" })).status).toBe(401);
  });

  test.each(["suspended", "deleted"] as const)("of a user %s gives no access", async (how) => {
    const nora = await portal().register();
    const script = await tokenOf(portal(), nora, ["read", "money"]);
    const admin = await portal().admin();
    if (how === "deleted") await admin.delete(`/users/${nora.id}`, {});
    else await admin.patch(`/users/${nora.id}`, { accountStatus: "suspended" });
    expect((await script.get("/auth/profile")).status).toBe(401);
  });

  test("that is revoked during a call changes nothing", async () => {
    const hana = await portal().customerWith("10.00");
    await hana.saveBank();
    const script = await tokenOf(portal(), hana, ["money"]);
    const [token] = read(ApiTokenList, await hana.get("/auth/api-tokens")).apiTokens;
    const slow = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          await hana.delete(`/auth/api-tokens/${token?.id}`);
          controller.enqueue(new TextEncoder().encode(JSON.stringify({ amount: "1.00" })));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const request = new Request("http://localhost/api/wallets/withdrawal/request", {
      method: "POST",
      body: slow,
      headers: { Authorization: `Bearer ${script.token}`, "Content-Type": "application/json" },
      duplex: "half",
    });
    expect((await portal().backend.fetch(request)).status).toBe(401);
    expect((await hana.wallet()).pendingWithdrawal).toBe(0);
  });

  async function freshToken(person: Customer): Promise<string> {
    const answer = await portal().visitor().post("/auth/login", { email: person.email, password });
    return Object(answer.body).access_token;
  }
});

describeEitherEngine(
  "an administrator's API token where a second factor is required",
  (portal) => {
    test("is created, and works, only while it is on", async () => {
      const admin = await portal().admin();
      await admin.post("/auth/confirm-password", { password });
      expect(
        await admin.post("/auth/api-tokens", { name: "export", scopes: ["view"], days: 1 }),
      ).toMatchObject({ status: 403, code: "second_factor_required" });
      const { nextCode } = await enrol(portal(), admin);
      const { token } = read(
        NewApiToken,
        await admin.post("/auth/api-tokens", { name: "export", scopes: ["view"], days: 1 }),
      );
      const script = new Caller(portal().backend, token);
      expect((await script.get("/users")).status).toBe(200);
      await admin.post("/auth/confirm-password", { password, code: nextCode() });
      await admin.post("/auth/second-factor/disable");
      expect(await script.get("/users")).toMatchObject({
        status: 403,
        code: "second_factor_required",
      });
    });
  },
  { ADMIN_SECOND_FACTOR: "required" },
);
