// Notes on a person: written by administrators, never changed, in the person's own download where they are shared, and erased with them.
import { sql } from "kysely";
import { expect, test } from "vitest";
import { notesIn } from "~server/features/notes/store";
import { AuditLines } from "~server/features/audit-log/schemas";
import { Note, NoteList } from "~server/features/notes/schemas";
import { PersonalData } from "~server/features/personal-data/schemas";
import { openDatabase } from "~server/database/engine/dialect";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { password, read, type Administrator } from "../support/people/people";
import { locationsOf } from "../support/database/stored-text";

const notesOn = async (admin: Administrator, id: string) =>
  read(NoteList, await admin.get(`/users/${id}/notes`)).notes;

describeEitherEngine("notes on a user", (portal) => {
  test("are shown to every administrator, newest first, with author and time", async () => {
    const [ada, bea, nora] = [
      await portal().admin(),
      await portal().admin(),
      await portal().register(),
    ];
    const first = read(
      Note,
      await ada.post(
        `/users/${nora.id}/notes`,
        { text: "Called about a transfer.\nWill write." },
        { key: "note-once-only" },
      ),
    );
    expect(
      read(
        Note,
        await ada.post(
          `/users/${nora.id}/notes`,
          { text: "Called about a transfer.\nWill write." },
          { key: "note-once-only" },
        ),
      ),
    ).toEqual(first);
    portal().advance({ minutes: 1 });
    await bea.post(`/users/${nora.id}/notes`, { text: "The letter came." });
    const notes = await notesOn(bea, nora.id);
    expect(notes.map(({ text, author }) => [text, author.id])).toEqual([
      ["The letter came.", bea.id],
      ["Called about a transfer.\nWill write.", ada.id],
    ]);
    expect(notes[0]?.createdAt).toBe(new Date(portal().context.now()).toISOString());
    const { lines } = read(AuditLines, await ada.get(`/audit?about=${nora.id}&action=note.added`));
    expect(lines.map(({ by }) => by.id)).toEqual([bea.id, ada.id]);
  });

  test("are encrypted in the database, and erased with the user", async () => {
    const [ada, nora] = [await portal().admin(), await portal().register()];
    await ada.post(`/users/${nora.id}/notes`, { text: "Prefers letters on greenish paper" });
    expect(await locationsOf(portal(), "greenish paper")).toEqual([]);
    await ada.delete(`/users/${nora.id}`, {});
    expect((await ada.get(`/users/${nora.id}/notes`)).status).toBe(404);
    expect(await notesIn(portal().context.storage.db).ofUser(nora.id)).toEqual([]);
  });

  test("are confidential unless they are shared: the user's own data shows neither them nor that they were written", async () => {
    const [ada, nora] = [await portal().admin(), await portal().register()];
    const written = await ada.post(`/users/${nora.id}/notes`, {
      text: "Source of funds is doubtful",
    });
    expect(read(Note, written).visibility).toBe("confidential");
    await ada.post(`/users/${nora.id}/notes`, {
      text: "Reported to the authority",
      visibility: "confidential",
    });
    const dataOf = async () => {
      await nora.post("/auth/confirm-password", { password });
      return read(PersonalData, await nora.get("/users/profile/data"));
    };
    const before = await dataOf();
    expect([before.notes, JSON.stringify(before).match(/note\.\w+|doubtful|authority/g)]).toEqual([
      [],
      null,
    ]);
    await ada.post(`/users/${nora.id}/notes`, { text: "Prefers letters", visibility: "shared" });
    const after = await dataOf();
    expect(after.notes).toMatchObject([{ text: "Prefers letters" }]);
    expect(after.activity.map(({ action }) => action)).toContain("note.shared");
    expect((await notesOn(ada, nora.id)).map(({ visibility }) => visibility).sort()).toEqual([
      "confidential",
      "confidential",
      "shared",
    ]);
    expect(
      (await ada.post(`/users/${nora.id}/notes`, { text: "x", visibility: "public" })).errors,
    ).toHaveProperty("visibility");
  });

  test("can be pinned and unpinned, which is audited once and not shown to the user", async () => {
    const [ada, nora] = [await portal().admin(), await portal().registerVerified()];
    const written = await ada.post(`/users/${nora.id}/notes`, { text: "Call before a payout" });
    const { id, pinnedAt } = read(Note, written);
    expect(pinnedAt).toBeUndefined();
    const now = new Date(portal().context.now()).toISOString();
    expect(read(Note, await ada.post(`/notes/${id}/pin`)).pinnedAt).toBe(now);
    portal().advance({ minutes: 1 });
    expect(read(Note, await ada.post(`/notes/${id}/pin`)).pinnedAt).toBe(now);
    expect(await notesOn(ada, nora.id)).toMatchObject([{ id, pinnedAt: now }]);
    expect(read(Note, await ada.delete(`/notes/${id}/pin`)).pinnedAt).toBeUndefined();
    const { lines } = read(AuditLines, await ada.get(`/audit?about=${nora.id}`));
    expect(lines.map(({ action }) => action).filter((action) => /pin/.test(action))).toEqual([
      "note.unpinned",
      "note.pinned",
    ]);
    await nora.post("/auth/confirm-password", { password });
    const data = read(PersonalData, await nora.get("/users/profile/data"));
    expect(data.activity.filter(({ action }) => /^note/.test(action))).toEqual([]);
  });

  test("are pinned only by staff who may write them, and only if they exist", async () => {
    const [ada, auditor] = [await portal().admin(), await portal().admin(["auditor"])];
    const nora = await portal().register();
    const { id } = read(Note, await ada.post(`/users/${nora.id}/notes`, { text: "Written" }));
    expect([
      (await auditor.post(`/notes/${id}/pin`)).code,
      (await nora.post(`/notes/${id}/pin`)).code,
      (await ada.post("/notes/none/pin")).code,
    ]).toEqual(["role_missing", "forbidden", "not_found"]);
    expect((await notesOn(ada, nora.id)).map(({ pinnedAt }) => pinnedAt)).toEqual([undefined]);
  });

  test("are confidential if they were written before notes had a visibility", async () => {
    const [ada, nora] = [await portal().admin(), await portal().register()];
    await ada.post(`/users/${nora.id}/notes`, { text: "Written", visibility: "shared" });
    const { db } = openDatabase({ dataDir: portal().dataDir, databaseUrl: portal().databaseUrl });
    const columns = sql`id, user_id, author_id, sealed, created_at`;
    await sql`insert into notes (${columns}) select 'earlier', user_id, author_id, sealed, created_at from notes where user_id = ${nora.id}`.execute(
      db,
    );
    await db.destroy();
    expect((await notesIn(portal().context.storage.db).byId("earlier"))?.visibility).toBe(
      "confidential",
    );
  });

  test("are for staff only, need a text, and require an existing user", async () => {
    const [ada, nora] = [await portal().admin(), await portal().register()];
    expect([
      (await nora.get(`/users/${nora.id}/notes`)).status,
      (await nora.post(`/users/${nora.id}/notes`, { text: "Me" })).status,
    ]).toEqual([403, 403]);
    expect((await ada.post(`/users/${nora.id}/notes`, { text: "  " })).errors).toHaveProperty(
      "text",
    );
    expect([
      (await ada.post("/users/nobody/notes", { text: "Who?" })).status,
      (await ada.get("/users/nobody/notes")).status,
    ]).toEqual([404, 404]);
  });
});
