// A person whom an administrator signs up.
import { expect, test } from "vitest";
import { walletsIn } from "~server/features/ledger/wallet-store";
import { usersIn } from "~server/features/users/store";
import { auditIn } from "~server/features/audit/store";
import { User } from "~server/features/users/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { password, read, signUpBody } from "../support/people/people";

describeEitherEngine("a user created by an administrator", (portal) => {
  test("can sign in, has an empty wallet, and has accepted no terms yet", async () => {
    const admin = await portal().admin();
    const body = signUpBody(801, { currency: "EUR" });
    const answer = await admin.post("/users", { ...body, address: { city: "Oslo" } });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        role: "user",
        isAdmin: false,
        accountStatus: "active",
        kycStatus: "not_submitted",
        currency: "EUR",
        address: { city: "Oslo" },
      },
    });
    const { id } = read(User, answer);
    expect(
      (await portal().visitor().post("/auth/login", { email: body.email, password })).status,
    ).toBe(200);
    const { db } = portal().context.storage;
    expect(await walletsIn(db).ofUser(id)).toMatchObject({ currency: "EUR" });
    expect(await usersIn(db).byId(id)).toMatchObject({
      terms_version: null,
      terms_accepted_at: null,
    });
    expect(await auditIn(db).ofSubject(`user:${id}`)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: "user.created", actor_id: admin.id }),
      ]),
    );
  });

  test("is refused for the reasons of a sign-up, and rights can't be set in the body", async () => {
    const admin = await portal().admin();
    await admin.post("/users", signUpBody(802));
    expect(
      await admin.post("/users", signUpBody(803, { email: "NORA802@example.com" })),
    ).toMatchObject({ status: 409, code: "email_in_use", errors: { email: [expect.any(String)] } });
    expect(await admin.post("/users", signUpBody(804, { username: "Nora802" }))).toMatchObject({
      status: 409,
      code: "username_taken",
      errors: { username: [expect.any(String)] },
    });
    expect(
      Object.keys(
        (await admin.post("/users", { ...signUpBody(805), role: "admin", isAdmin: true })).errors,
      ),
    ).toEqual(["role", "isAdmin"]);
    expect(Object.keys((await admin.post("/users", {})).errors)).toEqual([
      "fullname",
      "username",
      "email",
      "phoneNumber",
    ]);
  });

  test("is created once, however often the request is sent with one key", async () => {
    const admin = await portal().admin();
    const send = (body: object) => admin.post("/users", body, { key: "create-once-1" });
    const first = await send(signUpBody(806));
    expect((await send(signUpBody(806))).body).toEqual(first.body);
    expect(await send(signUpBody(807))).toMatchObject({ status: 409, code: "key_reused" });
    expect(
      await usersIn(portal().context.storage.db).byEmail("nora807@example.com"),
    ).toBeUndefined();
  });
});
