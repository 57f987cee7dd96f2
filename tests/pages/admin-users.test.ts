// People in the administrators' area: found, made, looked at, changed and deleted.
import { afterAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/in-process-portal";
import { rowsOf } from "../support/table-rows";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { store } = portal.backend.context.storage;
afterAll(() => portal.close());

async function personOf(name: string) {
  const user = await store.users.byEmail(`${name}@example.com`);
  if (!user) throw new Error(`There is no ${name}.`);
  return { ...user, path: `/admin/users/${user.id}` };
}

describe("the list", () => {
  test("shows everybody with their standing, and the way to each", async () => {
    const page = await admin.get("/admin/users");
    expect([page.status, page.heading]).toEqual([200, "User Management"]);
    expect(rowsOf(page)).toHaveLength(9);
    expect(page.link("View Hana Howard")).toBe((await personOf("hana")).path);
    expect(page.html).toContain(">HH<");
  });

  test.each([
    ["search=hana", ["Hana Howard"]],
    ["search=PATIENT+pav", ["Pavel Patient"]],
    ["search=rita%40example", ["Rita Refused"]],
    ["role=admin", ["Ben Backoffice", "Ada Admin"]],
    ["accountStatus=suspended", ["Simon Stopped"]],
    ["kycStatus=pending", ["Pavel Patient"]],
    ["role=user&kycStatus=rejected&search=rita", ["Rita Refused"]],
  ])("%s finds them alone", async (query, names) => {
    const rows = rowsOf(await admin.get(`/admin/users?${query}`));
    expect(rows.map((row) => names.find((name) => row.includes(name))).toSorted()).toEqual(
      [...names].toSorted(),
    );
  });

  test("says what to do where nobody matches, and keeps what was asked in its fields", async () => {
    const page = await admin.get("/admin/users?search=nobody%25&kycStatus=approved");
    expect(page.text).toContain(
      "No rows to display Nobody matches. Search for less, or clear the filters.",
    );
    expect(page.html).toContain('value="nobody%"');
    expect(page.html).toMatch(/<option value="approved" selected=""/);
    expect(page.link("Clear")).toBe("/admin/users");
  });

  test.each(["role=king", "kycStatus=%00", "limit=7", "limit=1000", "page=-2", "page=x"])(
    "reads %s as not asked",
    async (query) => {
      expect(rowsOf(await admin.get(`/admin/users?${query}`))).toHaveLength(9);
    },
  );

  test("has pages of ten, or as many as its address says, with the filters kept", async () => {
    const { context } = portal.backend;
    const like = await personOf("nora");
    for (let number = 0; number < 17; number += 1) {
      const { path: _path, ...row } = like;
      const names = {
        email: `many${number}@example.com`,
        email_key: `many${number}@example.com`,
        username: `many${number}`,
        username_key: `many${number}`,
        search_key: `many${number}`,
        fullname: `Many ${number}`,
      };
      await store.users.insert({ ...row, ...names, id: context.newId() });
    }
    const first = await admin.get("/admin/users?search=many&role=user");
    expect(rowsOf(first)).toHaveLength(10);
    expect(first.link("Next")).toBe("/admin/users?search=many&role=user&page=2");
    expect(rowsOf(await admin.get(first.link("Next")))).toHaveLength(7);
    expect(rowsOf(await admin.get("/admin/users?search=many&limit=25"))).toHaveLength(17);
    expect((await admin.get("/admin/users?search=many&limit=25&page=9")).location).toBe(
      "/admin/users?limit=25&search=many",
    );
  });
});

describe("a person's page", () => {
  test("shows who they are in the spec's words, and their documents as pictures", async () => {
    const { path } = await personOf("hana");
    const page = await admin.get(path);
    expect([page.status, page.heading, page.title]).toEqual([
      200,
      "User details",
      expect.stringMatching(/^User details/),
    ]);
    expect(page.text).toContain("HH Hana Howard @hana Role: user");
    expect(page.text).toContain("E-mail hana@example.com");
    expect(page.html).toMatch(
      /<a href="\/admin\/users\/[\w-]+\/documents\/[\w-]+" target="_blank"[^>]*><img src="\/documents\/[\w-]+"/,
    );
    const document = /<img src="(\/documents\/[\w-]+)"/.exec(page.html)?.[1] ?? "";
    expect((await admin.get(document)).headers.get("Content-Type")).toMatch(/^image\//);
  });

  test("says where there are no documents, and shows the ZIP after a dash", async () => {
    const { id, path } = await personOf("nora");
    await store.users.update(id, { street: "1 High Street", city: "Oslo", zip_code: "0150" });
    const page = await admin.get(path);
    expect(page.text).toContain("No documents");
    expect(page.text).toContain("Address 1 High Street, Oslo - 0150");
  });

  test.each(["no-such-id", "%00", "..%2F.."])(
    "of %j is 'No user found', and so is its form",
    async (id) => {
      for (const page of [
        await admin.get(`/admin/users/${id}`),
        await admin.get(`/admin/users/${id}/edit`),
      ]) {
        expect(page.status).toBe(404);
        expect(page.text).toContain("No user found");
      }
    },
  );
});

describe("creating a user", () => {
  const form = {
    fullname: "Nils New",
    username: "nils",
    email: "nils@example.com",
    phoneNumber: "2025550177",
    country: "NO",
    currency: "EUR",
    password: "long enough",
  };

  test("leads to their page, and they can sign in", async () => {
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
  });

  test("with what is taken or wrong is refused beside its field, and the rest is kept", async () => {
    const taken = await admin.submit(await admin.get("/admin/users/new"), {
      ...form,
      username: "nils2",
    });
    expect([taken.status, taken.faults]).toEqual([
      200,
      [
        {
          message:
            "Somebody has an account with this email already. Search for it in the list of users.",
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
  test("sends what was filled in, and leaves what is '(unchanged)'", async () => {
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

  test("shows the server's word beside its field", async () => {
    const { path } = await personOf("george");
    const answer = await admin.submit(await admin.get(`${path}/edit`), {
      username: "hana",
      phoneNumber: "+12025550101",
    });
    expect([answer.status, answer.faults]).toEqual([
      200,
      [
        {
          message: "This username is taken. Please choose another one.",
          fieldId: "edit-user-username",
        },
      ],
    ]);
    const wrong = await admin.submit(await admin.get(`${path}/edit`), { phoneNumber: "123" });
    expect(wrong.faults.map(({ fieldId }) => fieldId)).toEqual(["edit-user-phoneNumber"]);
  });

  test("of what somebody else changed meanwhile shows both states", async () => {
    const { path } = await personOf("zoe");
    const mine = await admin.get(`${path}/edit`);
    await admin.submit(await admin.get(`${path}/edit`), { "address.city": "Poznań" });
    const late = await admin.submit(mine, { "address.city": "Kraków" });
    expect([late.status, late.messages]).toEqual([
      200,
      ["This was changed by someone else in the meantime. Here is the current state."],
    ]);
    expect(late.text).toContain("The current state");
    expect(late.text).toContain("Poznań");
    expect(late.form().fields["address.city"]).toBe("Kraków");
    expect((await admin.follow(await admin.submit(late))).notice).toBe("User updated");
  });

  test("to suspended signs them out", async () => {
    const rita = await portal.signInAs("rita");
    const { path } = await personOf("rita");
    await admin.submit(await admin.get(`${path}/edit`), { accountStatus: "suspended" });
    expect((await rita.get("/dashboard")).location).toMatch(/^\/login/);
  });
});

describe("deleting a user", () => {
  test("asks in the spec's words, and leads to the list", async () => {
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
    expect(first.text).toMatch(/There is still £[\d,]+\.\d\d in this wallet/);
    expect((await admin.get(path)).status).toBe(200);
    const after = await admin.follow(await admin.submit(first, {}, { form: "user-deletion" }));
    expect(after.notice).toBe("User deleted");
    expect((await admin.get(path)).status).toBe(404);
    expect(await portal.ledgerFaults()).toEqual([]);
  });

  test("who is the last administrator is refused", async () => {
    const second = await personOf("second.admin");
    await admin.submit(await admin.get(`${second.path}/edit`), { accountStatus: "inactive" });
    const { path } = await personOf("admin");
    const answer = await admin.submit(
      await admin.get(`${path}/deletion`),
      {},
      { form: "user-deletion" },
    );
    expect([answer.status, answer.messages]).toEqual([
      200,
      ["This is the last active administrator. Make somebody else one first."],
    ]);
  });
});
