// People as administrators create, edit and delete them.
import { afterAll, describe, expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { db } = portal.backend.context.storage;
afterAll(() => portal.close());

async function personOf(name: string) {
  const user = await usersIn(db).byEmail(`${name}@example.com`);
  if (!user) throw new Error(`There is no ${name}.`);
  return { ...user, path: `/admin/users/${user.id}` };
}

describe("creating a user", () => {
  const form = {
    fullname: "Nils New",
    username: "nils",
    email: "nils@example.com",
    phoneNumber: "2025550177",
    country: "NO",
    currency: "EUR",
    access: "password",
    password: "long enough",
  };

  test("leads to the user's page, and the user chooses a password at the first sign-in", async () => {
    const answer = await admin.submit(await admin.get("/admin/users/new"), form);
    const nils = await personOf("nils");
    expect([answer.status, answer.location]).toEqual([303, nils.path]);
    const page = await admin.follow(answer);
    expect(page.notice).toBe("User created");
    expect(page.text).toContain("Phone +12025550177");
    const visitor = portal.visitor();
    const entered = await visitor.submit(await visitor.get("/login"), {
      email: form.email,
      password: form.password,
    });
    expect(entered.location).toBe("/dashboard");
    for (const path of ["", "/markets", "/settings", "/x", "/transactions.csv"])
      expect((await visitor.get(`/dashboard${path}`)).location).toBe(
        `/choose-password?returnTo=${encodeURIComponent(`/dashboard${path}`)}`,
      );
    const choose = await visitor.get("/choose-password?returnTo=/dashboard/wallet");
    const same = { currentPassword: form.password, newPassword: form.password };
    expect((await visitor.submit(choose, same)).faults).toEqual([
      {
        message: "Choose a password that differs from the current one",
        fieldId: "choose-password-newPassword",
      },
    ]);
    const chosen = await visitor.submit(choose, { ...same, newPassword: "one of my own" });
    expect([chosen.status, chosen.location]).toEqual([303, "/dashboard/wallet"]);
    expect((await visitor.follow(chosen)).path).toBe("/dashboard/wallet");
    expect((await visitor.get("/choose-password")).location).toBe("/dashboard");
  });

  test("without a first password emails a link to choose one", async () => {
    const page = await admin.get("/admin/users/new");
    const { access: _access, password: _password, ...invited } = form;
    const unsent = { ...invited, username: "ivar", email: "ivar@example.com" };
    const answer = await admin.submit(page, { ...unsent, password: "typed but not chosen" });
    expect((await admin.follow(answer)).notice).toBe(
      "User created. We've emailed them a link to choose a password.",
    );
    expect(await personOf("ivar")).toMatchObject({ password_hash: "" });
    const missing = await admin.submit(await admin.get("/admin/users/new"), {
      ...unsent,
      access: "password",
      password: "",
    });
    expect(missing.faults.map(({ fieldId }) => fieldId)).toEqual(["new-user-password"]);
  });

  test("with a taken or invalid value shows an error next to its field, and keeps the rest", async () => {
    const taken = await admin.submit(await admin.get("/admin/users/new"), {
      ...form,
      username: "nils2",
    });
    expect([taken.status, taken.faults]).toEqual([
      200,
      [
        {
          message: "A user with this email already exists. Use a different one.",
          fieldId: "new-user-email",
        },
      ],
    ]);
    const wrong = await admin.submit(await admin.get("/admin/users/new"), {
      ...form,
      phoneNumber: "12",
      password: "short",
    });
    expect(wrong.status).toBe(200);
    expect(wrong.faults.map(({ fieldId }) => fieldId)).toEqual([
      "new-user-phoneNumber",
      "new-user-password",
    ]);
    expect(wrong.form().fields).toMatchObject({ fullname: "Nils New", currency: "EUR" });
    expect(wrong.html).not.toContain("short");
  });
});

describe("editing a user", () => {
  test("sends what was filled in, and skips what is '(unchanged)'", async () => {
    const before = await personOf("george");
    const page = await admin.get(`${before.path}/edit`);
    expect(page.html.match(/<option value=""[^>]*>\(unchanged\)/g)).toHaveLength(2);
    const after = await admin.follow(
      await admin.submit(page, { fullname: "George Grant-Hill", "address.city": "Leeds" }),
    );
    expect([after.notice, after.path]).toEqual(["User updated", before.path]);
    expect(await personOf("george")).toMatchObject({
      fullname: "George Grant-Hill",
      city: "Leeds",
      account_status: before.account_status,
      kyc_status: before.kyc_status,
    });
  });

  test("shows the server's message next to its field", async () => {
    const { path } = await personOf("george");
    const answer = await admin.submit(await admin.get(`${path}/edit`), {
      username: "hana",
      phoneNumber: "+12025550101",
    });
    expect([answer.status, answer.faults]).toEqual([
      200,
      [
        {
          message: "This username is taken. Choose another one.",
          fieldId: "edit-user-username",
        },
      ],
    ]);
    const wrong = await admin.submit(await admin.get(`${path}/edit`), { phoneNumber: "123" });
    expect(wrong.faults.map(({ fieldId }) => fieldId)).toEqual(["edit-user-phoneNumber"]);
  });

  test("that someone else changed meanwhile shows both states", async () => {
    const { path } = await personOf("zoe");
    const mine = await admin.get(`${path}/edit`);
    await admin.submit(await admin.get(`${path}/edit`), { "address.city": "Poznań" });
    const late = await admin.submit(mine, { "address.city": "Kraków" });
    expect([late.status, late.messages]).toEqual([
      200,
      [
        "Someone else changed this in the meantime. Review the current version before you save again.",
      ],
    ]);
    expect(late.text).toContain("Current details");
    expect(late.text).toContain("Poznań");
    expect(late.form().fields["address.city"]).toBe("Kraków");
    expect((await admin.follow(await admin.submit(late))).notice).toBe("User updated");
  });

  test("to suspended signs the user out", async () => {
    const rita = await portal.signInAs("rita");
    const { path } = await personOf("rita");
    await admin.submit(await admin.get(`${path}/edit`), { accountStatus: "suspended" });
    expect((await rita.get("/dashboard")).location).toMatch(/^\/login/);
  });
});

describe("deleting a user", () => {
  test("asks for confirmation, and leads to the list", async () => {
    const { path } = await personOf("nils");
    const asked = await admin.get((await admin.get(path)).link("Delete user"));
    expect(asked.text).toContain(
      "Are you sure you want to delete this user? This action cannot be undone.",
    );
    expect(asked.html).toContain('data-busy="Deleting..."');
    expect(asked.link("Cancel")).toBe(path);
    const after = await admin.follow(await admin.submit(asked, {}, { form: "user-deletion" }));
    expect([after.path, after.notice]).toEqual(["/admin/users", "User deleted"]);
    expect((await admin.get(path)).text).toContain("No user found");
  });

  test("with money in the wallet asks a second time", async () => {
    const { path } = await personOf("george");
    const first = await admin.follow(
      await admin.submit(await admin.get(`${path}/deletion`), {}, { form: "user-deletion" }),
    );
    expect(first.text).toMatch(/£[\d,]+\.\d\d is still in this wallet/);
    expect((await admin.get(path)).status).toBe(200);
    const after = await admin.follow(await admin.submit(first, {}, { form: "user-deletion" }));
    expect(after.notice).toBe("User deleted");
    expect((await admin.get(path)).status).toBe(404);
    expect(await portal.ledgerFaults()).toEqual([]);
  });

  test("who is staff is refused, with a link to where their access ends", async () => {
    const { path } = await personOf("admin");
    expect((await admin.get(path)).text).not.toContain("Delete user");
    const page = await admin.get(`${path}/deletion`);
    expect(page.text).toContain("Revoke their access on the Staff page instead.");
    expect(page.forms.map(({ id }) => id)).not.toContain("user-deletion");
  });
});
