// Where administrators need a second factor: nothing of theirs opens before it is on. And how a lost one is turned off.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { createAdministrator } from "~server/features/accounts/create-administrator";
import { resetSecondFactor } from "~server/features/second-factor/reset";
import { User } from "~server/features/users/schemas";
import { SecondFactorState } from "~server/features/second-factor/schemas";
import { hashMark } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { allOperations, Caller } from "../support/api/caller";
import { password, read } from "../support/people/people";
import { challengeIn, enrol } from "../support/people/second-factor";
import { soleOwner } from "../support/people/staff";
import { storedRows } from "../support/database/stored-text";

const nobody = "00000000-0000-7000-8000-000000000000";
const adminCalls = allOperations.filter(({ access }) => access === "staff");

describeEitherEngine(
  "an administrator who must use a second factor",
  (portal) => {
    const call = (caller: Caller, { method, path, body }: (typeof adminCalls)[number]) => {
      const address = path.replace(/\{\w+\}/, nobody);
      return method === "GET"
        ? caller.get(address)
        : caller.raw(method, address, body ? "{}" : "", "application/json");
    };

    test("signs in without one, and every staff call is refused until it is on", async () => {
      const admin = await portal().admin();
      expect(read(SecondFactorState, await admin.get("/auth/second-factor"))).toMatchObject({
        isOn: false,
        isRequired: true,
      });
      for (const operation of adminCalls)
        expect([operation.path, (await call(admin, operation)).code]).toEqual([
          operation.path,
          "second_factor_required",
        ]);
      await enrol(portal(), admin);
      for (const operation of adminCalls)
        expect([operation.path, (await call(admin, operation)).code]).not.toEqual([
          operation.path,
          "second_factor_required",
        ]);
      expect((await admin.get("/users")).status).toBe(200);
    });

    test("sees nothing of others before, through customers' calls either", async () => {
      const [admin, hana] = [await portal().admin(), await portal().register()];
      expect((await admin.get(`/users/${hana.id}`)).status).toBe(404);
      await enrol(portal(), admin);
      expect((await admin.get(`/users/${hana.id}`)).status).toBe(200);
    });

    test("loses all rights the moment it is turned off", async () => {
      const admin = await portal().admin();
      const { nextCode } = await enrol(portal(), admin);
      await admin.post("/auth/confirm-password", { password, code: nextCode() });
      await admin.post("/auth/second-factor/disable");
      expect((await admin.get("/users")).code).toBe("second_factor_required");
    });

    test("needs it unlike a customer", async () => {
      const nora = await portal().register();
      expect(read(SecondFactorState, await nora.get("/auth/second-factor"))).toMatchObject({
        isOn: false,
        isRequired: false,
      });
      expect((await nora.get("/users")).code).toBe("forbidden");
      expect((await nora.get("/wallets/my-wallet")).status).toBe(200);
    });
  },
  { ADMIN_SECOND_FACTOR: "required" },
);

describeEitherEngine("a lost second factor", (portal) => {
  const actions = async (userId: string) =>
    ((await storedRows(portal())).get("audit") ?? []).filter(
      ({ subject, action }) => subject === `user:${userId}` && action === "second_factor.removed",
    );

  test("is turned off by an administrator with the password again, and ends the user's sessions", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    await enrol(portal(), nora);
    const waiting = challengeIn(
      await portal().visitor().post("/auth/login", { email: nora.email, password }),
    );
    const remove = (id: string) => admin.delete(`/users/${id}/second-factor`);
    const isOn = async () => read(User, await admin.get(`/users/${nora.id}`)).twoFactorEnabled;
    expect([
      await isOn(),
      read(User, await nora.get(`/users/${nora.id}`)).twoFactorEnabled,
    ]).toEqual([true, undefined]);
    expect((await remove(nora.id)).code).toBe("password_needed");
    await admin.post("/auth/confirm-password", { password });
    expect((await nora.delete(`/users/${nora.id}/second-factor`)).code).toBe("forbidden");
    expect((await remove(nora.id)).status).toBe(200);
    expect(await isOn()).toBe(false);
    expect((await nora.get("/auth/profile")).status).toBe(401);
    expect(
      (
        await portal()
          .visitor()
          .post("/auth/second-factor/verify", { challenge: waiting, code: "000000" })
      ).code,
    ).toBe("sign_in_expired");
    expect(
      (await portal().visitor().post("/auth/login", { email: nora.email, password })).status,
    ).toBe(200);
    expect((await actions(nora.id)).map(({ actor_id: actor }) => actor)).toEqual([admin.id]);
    expect([
      (await remove(nora.id)).code,
      (await remove(nobody)).code,
      (await remove(admin.id)).code,
    ]).toEqual(["second_factor_off", "not_found", "own_second_factor"]);
  });

  test("isn't one whose setup wasn't finished: nothing is turned off, and no session ends", async () => {
    const [admin, nora, ada] = [
      await portal().admin(),
      await portal().register(),
      await portal().admin(),
    ];
    for (const person of [admin, nora, ada])
      await person.post("/auth/confirm-password", { password });
    for (const person of [nora, ada])
      expect((await person.post("/auth/second-factor/setup")).status).toBe(201);
    expect((await admin.delete(`/users/${nora.id}/second-factor`)).code).toBe("second_factor_off");
    await expect(resetSecondFactor(portal().context, ada.email)).rejects.toThrow(
      `${ada.email} doesn't have two-factor authentication turned on.`,
    );
    for (const person of [nora, ada]) {
      expect((await person.get("/auth/second-factor/setup")).status).toBe(200);
      expect(await actions(person.id)).toEqual([]);
    }
  });

  test("of the last administrator is turned off by the operator's command", async () => {
    const email = "ada.operator@example.org";
    await soleOwner(portal());
    await createAdministrator(portal().context, {
      email,
      fullname: "Ada Operator",
      password: "twelve or more",
    });
    await expect(resetSecondFactor(portal().context, "nobody@example.org")).rejects.toThrow(
      "there is no administrator with the email nobody@example.org.",
    );
    await expect(resetSecondFactor(portal().context, email)).rejects.toThrow(
      `${email} doesn't have two-factor authentication turned on.`,
    );
    const ada = await usersIn(portal().context.storage.db).byEmail(email);
    const id = ada?.id ?? "";
    await usersIn(portal().context.storage.db).update(id, {
      password_hash: `${hashMark}${password}`,
    });
    const answer = await portal().visitor().post("/auth/login", { email, password });
    const session = new Caller(portal().backend, Object(answer.body).access_token);
    await enrol(portal(), session);
    await resetSecondFactor(portal().context, email.toUpperCase());
    expect((await session.get("/auth/profile")).status).toBe(401);
    expect((await portal().visitor().post("/auth/login", { email, password })).status).toBe(200);
    expect(await actions(id)).toHaveLength(1);
    const { email: customer } = await portal().register();
    await expect(resetSecondFactor(portal().context, customer)).rejects.toThrow(
      "there is no administrator",
    );
  });
});
