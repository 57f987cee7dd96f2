// Who may export which list, and which fields: what the list itself shows to the same person, and no more.
import { expect, test } from "vitest";
import { z } from "zod";
import { AuditLine, AuditLines } from "~server/features/audit-log/schemas";
import { recordAudit } from "~server/features/audit/record-audit";
import { auditIn } from "~server/features/audit/store";
import { exportOperations } from "~server/features/exports/operations";
import { rightsFor } from "~server/http/operation";
import { usersIn } from "~server/features/users/store";
import { roleRights, rightsOf, staffRoles } from "~server/kernel/staff-roles";
import { tokenOf } from "../support/api/api-token-of";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read, signUpBody } from "../support/people/people";

const exported = Object.values(exportOperations).flatMap((operation) =>
  operation.access === "staff" ? [operation] : [],
);
const period = "?from=2026-11-01&to=2026-11-21";
const addressOf = (path: string) => (path.endsWith("posted-totals") ? `${path}${period}` : path);
const ExportedLines = z.object({ rows: z.array(AuditLine) });

describeEitherEngine("an export", (portal) => {
  test.each(
    staffRoles.flatMap((role) =>
      exported.map((operation) => ({ role, path: operation.path, rights: rightsFor(operation) })),
    ),
  )(
    "by $role of $path follows the rights $rights, and is recorded",
    async ({ role, path, rights }) => {
      const by = await portal().admin([role]);
      const isAllowed = rights.some((right) => rightsOf([role]).has(right));
      const answer = await by.get(addressOf(path));
      expect([answer.status, answer.code]).toEqual(isAllowed ? [200, ""] : [403, "role_missing"]);
      const lines = await auditIn(portal().context.storage.db).ofSubject(
        `list:${path.replace("/exports/", "")}`,
      );
      const own = lines.filter(({ actor_id: actor }) => actor === by.id);
      expect(own.map(({ action }) => action)).toEqual(isAllowed ? ["list.exported"] : []);
    },
  );

  test.each(staffRoles)("of the audit log by %s has what the log shows them", async (role) => {
    const support = await portal().admin(["support"]);
    const nora = await portal().registerVerified();
    const phone = { phoneNumber: "+4791234567" };
    const street = { address: { street: "Hidden Street 7" } };
    for (const edit of [phone, street])
      expect((await support.patch(`/users/${nora.id}`, edit)).status).toBe(200);
    expect((await support.patch(`/users/${nora.id}`, { fullname: "Nora Newname" })).status).toBe(
      200,
    );
    const { context } = portal();
    const user = await usersIn(context.storage.db).byId(nora.id);
    if (!user) throw new Error("registered");
    await context.storage.transaction((db) =>
      recordAudit(
        db,
        { context, actor: { user }, address: "203.0.113.9" },
        { action: "session.opened", subject: `user:${nora.id}` },
      ),
    );
    const by = await portal().admin([role]);
    const about = `about=${nora.id}`;
    const { rows } = read(ExportedLines, await by.get(`/exports/audit?${about}`));
    const { lines } = read(AuditLines, await by.get(`/audit?${about}&limit=200`));
    expect(rows).toEqual(lines);
    const everything = JSON.stringify([rows, (await by.get("/exports/audit")).body]);
    const contacts = [nora.email, support.email, "+4791234567", "Hidden Street 7", "203.0.113.9"];
    const maySee = (roleRights[role] as readonly string[]).includes("exports");
    for (const contact of contacts) expect(everything.includes(contact), contact).toBe(maySee);
    expect(everything).toContain("Nora Newname");
    expect(rows.every(({ by: { name } }) => name !== "")).toBe(true);
  });

  test("of the audit log is recorded once for all its parts, without what was searched for", async () => {
    const by = await portal().admin(["auditor"]);
    const nora = await portal().register(signUpBody(5101));
    const { body } = await by.get(`/exports/audit?about=${encodeURIComponent(nora.email)}`);
    expect(body).toHaveProperty("rows");
    const lines = await auditIn(portal().context.storage.db).ofSubject("list:audit");
    const own = lines.filter(({ actor_id: actor }) => actor === by.id);
    expect(own).toHaveLength(1);
    expect(own[0]?.after).toContain('"isSearched":true');
    expect(own[0]?.after).not.toContain(nora.email);
  });

  test("of the audit log isn't open to an API token", async () => {
    const by = await portal().admin();
    const token = await tokenOf(portal(), by, ["view", "exports"]);
    const open = async (path: string) => (await token.get(path)).status;
    expect(await open("/exports/audit")).toBe(403);
    expect(await open("/exports/users")).toBe(200);
    expect(await open(`/exports/posted-totals${period}`)).toBe(200);
  });
});
