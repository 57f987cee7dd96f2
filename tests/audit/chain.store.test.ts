// The audit log is sealed by a chain: what someone does to it in the database afterwards is found.
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import type { Schema } from "~server/database/schema";
import { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import {
  tamperWith,
  rebuildChain,
  faultsOf,
  sealedPortal,
  settings,
} from "../support/portal/sealed-audit";

describeEitherEngine(
  "the audit log's hash chain",
  (portal) => {
    const done: readonly (readonly [
      string,
      (db: Kysely<Schema>, ids: readonly string[]) => Promise<unknown>,
      RegExp,
    ])[] = [
      [
        "a line is changed",
        (db, ids) =>
          db
            .updateTable("audit")
            .set({ actor_id: "nobody" })
            .where("id", "=", ids[2] ?? "")
            .execute(),
        /position 3, was changed/,
      ],
      [
        "a line is deleted",
        (db, ids) =>
          db
            .deleteFrom("audit")
            .where("id", "=", ids[2] ?? "")
            .execute(),
        /position 3, was deleted/,
      ],
      [
        "a line is deleted with its place",
        async (db, ids) => {
          await db
            .deleteFrom("audit")
            .where("id", "=", ids[2] ?? "")
            .execute();
          await db.deleteFrom("audit_links").where("position", "=", 3).execute();
        },
        /An audit log entry before entry .* was deleted together with its link/,
      ],
      [
        "two lines change places",
        async (db, ids) => {
          for (const [position, id] of [
            [2, "-"],
            [3, ids[1] ?? ""],
            [2, ids[2] ?? ""],
          ] as const) {
            await db
              .updateTable("audit_links")
              .set({ audit_id: id })
              .where("position", "=", position)
              .execute();
          }
        },
        /position 2, was changed or moved/,
      ],
      [
        "the last lines are deleted with their places",
        async (db, ids) => {
          await db.deleteFrom("audit").where("id", "in", ids.slice(-2)).execute();
          await db.deleteFrom("audit_links").where("audit_id", "in", ids.slice(-2)).execute();
        },
        /its last entries were deleted/,
      ],
      [
        "a line is inserted with a place of its own",
        async (db, ids) => {
          const line = await db
            .selectFrom("audit")
            .selectAll()
            .where("id", "=", ids[0] ?? "")
            .executeTakeFirstOrThrow();
          await db
            .insertInto("audit")
            .values({ ...line, id: "by-hand" })
            .execute();
          await db
            .insertInto("audit_links")
            .values({ position: ids.length + 1, audit_id: "by-hand", link: "x" })
            .execute();
        },
        /added manually/,
      ],
      [
        "a line of the past is inserted",
        async (db, ids) => {
          const line = await db
            .selectFrom("audit")
            .selectAll()
            .where("id", "=", ids[0] ?? "")
            .executeTakeFirstOrThrow();
          await db
            .insertInto("audit")
            .values({ ...line, id: "by-hand", created_at: line.created_at - 86_400_000 })
            .execute();
        },
        /by-hand .* inserted manually/,
      ],
      [
        "a line is changed and the chain made again",
        async (db, ids) => {
          await db
            .updateTable("audit")
            .set({ reason: "other" })
            .where("id", "=", ids[2] ?? "")
            .execute();
          await rebuildChain(db);
        },
        /wasn't sealed with the portal's key/,
      ],
      [
        "the end of the chain is deleted",
        (db) => db.deleteFrom("audit_chain").execute(),
        /end of the audit log's chain was deleted/,
      ],
    ];
    test.each(done)("shows where %s", async (_what, change, words) => {
      const own = await TestPortal.open(portal().engine, settings);
      const ids = await sealedPortal(own);
      await tamperWith(own, (db) => change(db, ids));
      expect((await faultsOf(own)).join("\n")).toMatch(words);
      await own.close();
    });
  },
  settings,
);
