// What each role may change about a customer and about a colleague: each part of an edit takes the right to it.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { staffRoles, type StaffRole } from "~server/kernel/staff-roles";
import { User } from "~server/features/users/schemas";
import { asFile, pngFile } from "../support/inputs/files";
import { kycForm } from "../support/inputs/inputs";
import { read } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";

const edits: readonly (readonly [string, object, StaffRole])[] = [
  ["name", { fullname: "Nora Newer" }, "support"],
  ["address", { address: { street: "2 New Road" } }, "support"],
  ["account status", { accountStatus: "suspended" }, "compliance"],
  ["identity check", { kycStatus: "rejected", kycReason: "Blurred" }, "compliance"],
];

describeEitherEngine("an edit by staff", (portal) => {
  const userOf = (id: string) => usersIn(portal().context.storage.db).byId(id);

  test.each(edits)("of a customer's %s requires the role for it", async (_what, edit, allowed) => {
    for (const role of staffRoles) {
      const [person, nora] = [await portal().admin([role]), await portal().register()];
      const before = await userOf(nora.id);
      const { status, code } = await person.patch(`/users/${nora.id}`, edit);
      expect([role, status]).toEqual([role, role === allowed ? 200 : 403]);
      if (role === allowed) continue;
      expect(code).toBe("role_missing");
      expect(await userOf(nora.id)).toEqual(before);
    }
  });

  test("of two parts changes neither without both roles", async () => {
    const [sven, nora] = [await portal().admin(["support"]), await portal().register()];
    const edit = { fullname: "Nora Newer", accountStatus: "suspended" };
    expect((await sven.patch(`/users/${nora.id}`, edit)).code).toBe("role_missing");
    expect(await userOf(nora.id)).toMatchObject({
      fullname: "Nora New",
      account_status: "active",
    });
    const both = await portal().admin(["support", "compliance"]);
    expect((await both.patch(`/users/${nora.id}`, edit)).status).toBe(200);
  });

  test("returns identity documents to auditor and compliance only", async () => {
    const nora = await portal().register();
    await nora.post("/users/kyc/upload-multiple", kycForm([asFile(pngFile())]));
    const [seen] = read(User, await nora.get("/auth/profile")).kycUrls ?? [];
    const opened: StaffRole[] = [];
    for (const role of staffRoles) {
      const headers = { Authorization: `Bearer ${(await portal().admin([role])).token}` };
      const url = `http://localhost${seen?.documentUrl}`;
      const { status } = await portal().backend.fetch(new Request(url, { headers }));
      if (status === 200) opened.push(role);
    }
    expect(opened.sort()).toEqual(["auditor", "compliance"]);
  });

  test("changes no email address, whatever the role", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    await admin.patch(`/users/${nora.id}`, { email: "thief@example.org", fullname: "Nora Newer" });
    expect((await userOf(nora.id))?.email).toBe(nora.email);
  });

  test.each([{ fullname: "Tara Other" }, { accountStatus: "suspended" }])(
    "of a colleague is for owners only: %o",
    async (edit) => {
      for (const role of staffRoles) {
        const [person, tara] = [await portal().admin([role]), await portal().admin(["treasury"])];
        const { status } = await person.patch(`/users/${tara.id}`, edit);
        expect([role, status]).toEqual([role, role === "owner" ? 200 : 403]);
      }
    },
  );
});
