// How the audit log is searched: for people by what they are called, and for groups of actions.
import { expect, test } from "vitest";
import { actionsIn, auditActions, auditGroups } from "~server/features/audit/labels";
import { AuditLines } from "~server/features/audit-log/schemas";
import { staffIdOf } from "~server/features/users/person-of";
import { limits } from "~server/kernel/limits";
import { usersIn } from "~server/features/users/store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read } from "../support/people/people";

test("each action is in one group", () => {
  const grouped = auditGroups.flatMap((group) => actionsIn(group));
  expect(grouped.sort()).toEqual([...auditActions].sort());
});

describeEitherEngine("the audit log", (portal) => {
  test("finds a person by a word of the name, the staff ID, the email and the ID", async () => {
    const [reader, owner] = [await portal().admin(["auditor"]), await portal().admin(["owner"])];
    const ben = await portal().admin();
    const renamed = await owner.patch(`/users/${ben.id}`, { fullname: "Benno Backstage" });
    expect(renamed.status).toBe(200);
    const nora = await portal().register({ fullname: "Noreen Newcomer" });
    await ben.credit(nora.id, "5");
    const row = await usersIn(portal().context.storage.db).byId(ben.id);
    const staffId = row ? (staffIdOf(row) ?? "") : "";
    const linesWhere = async (query: string) =>
      read(AuditLines, await reader.get(`/audit?limit=200&${query}`)).lines;
    for (const typed of [
      "benno",
      "BACKSTAGE ben",
      staffId,
      staffId.toLowerCase(),
      ben.email,
      ben.id,
    ]) {
      const lines = await linesWhere(`by=${encodeURIComponent(typed)}`);
      expect([typed, lines.length > 0 && lines.every(({ by }) => by.id === ben.id)]).toEqual([
        typed,
        true,
      ]);
    }
    for (const typed of ["noreen", "newcomer", nora.email]) {
      const lines = await linesWhere(`about=${encodeURIComponent(typed)}&action=money`);
      expect([typed, lines.map(({ person }) => person?.id)]).toEqual([typed, [nora.id]]);
    }
    for (const typed of ["S-9999", "nobody-of-that-name", "nobody@example.org"])
      expect([typed, await linesWhere(`by=${typed}`)]).toEqual([typed, []]);
  });

  test("says so if a name has too many people, instead of leaving some out", async () => {
    const reader = await portal().admin(["auditor"]);
    const { searchedPeopleMaximum: most } = limits;
    const { db } = portal().context.storage;
    const nora = await portal().register({ fullname: "Manifold Multitude" });
    const row = await usersIn(db).byId(nora.id);
    if (!row) throw new Error("registered");
    for (let number = 0; number <= most; number += 1)
      await usersIn(db).insert({
        ...row,
        id: portal().context.newId(),
        email: `m${number}@example.org`,
        email_key: `m${number}@example.org`,
        username: `m${number}`,
        username_key: `m${number}`,
        deposit_reference: null,
      });
    expect(await reader.get("/audit?by=multitude")).toMatchObject({
      status: 422,
      code: "search_too_wide",
    });
  });
});
