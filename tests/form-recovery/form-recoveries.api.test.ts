// Refused forms that wait to be shown again: replaced, forgotten in time, and never many.
import { beforeEach, expect, test } from "vitest";
import { formRecoveriesIn } from "~server/features/form-recovery/store";
import { eraseDue } from "~server/background/erase-due";
import {
  formRecoveriesOf,
  formRecoveryMaximumLength,
  formRecoveriesMaximum,
} from "~server/features/form-recovery/form-recoveries";
import { limits } from "~server/kernel/limits";
import { describeEitherEngine } from "../support/portal/engine-suites";

describeEitherEngine("refused forms", (portal) => {
  const recoveries = () => formRecoveriesOf(portal().context);
  const rows = () => formRecoveriesIn(portal().context.storage.db);
  const count = async () => (await rows().count("visitor-")) + (await rows().count("person-"));
  const save = (id: string, sealed: string, share: "visitor" | "person" = "person") =>
    recoveries().save({ share, id, sealed });

  beforeEach(() => portal().context.storage.db.deleteFrom("form_recoveries").execute());

  test("replace what was kept when refused again", async () => {
    const [first, second] = [await save("one", "first"), await save("one", "second")];
    expect(first).toBe(second);
    expect([await recoveries().find(first ?? ""), await recoveries().find("other")]).toEqual([
      "second",
      undefined,
    ]);
  });

  test("are kept for half an hour, and then erased", async () => {
    const id = (await save("timed", "text")) ?? "";
    portal().advance({ minutes: limits.draftMinutes - 1 });
    await eraseDue(portal().context);
    expect(await recoveries().find(id)).toBe("text");
    portal().advance({ minutes: 1 });
    expect([await recoveries().find(id), (await count()) > 0]).toEqual([undefined, true]);
    await eraseDue(portal().context);
    expect(await count()).toBe(0);
  });

  test("are not kept if too long, or while the disk is below its reserve", async () => {
    expect(await save("long", "x".repeat(formRecoveryMaximumLength + 1))).toBeUndefined();
    const full = formRecoveriesOf({
      ...portal().context,
      hasDiskSpace: () => Promise.resolve(false),
    });
    expect([
      await full.save({ share: "person", id: "short", sealed: "text" }),
      await count(),
    ]).toEqual([undefined, 0]);
  });

  test("report a database that can't write, and the page still responds", async () => {
    const reported: string[] = [];
    const { context } = portal();
    const transaction = () => Promise.reject(new Error("gone"));
    const broken = formRecoveriesOf({
      ...context,
      storage: { ...context.storage, transaction },
      report: (event) => void reported.push(event),
    });
    expect([await broken.save({ share: "person", id: "one", sealed: "text" }), reported]).toEqual([
      undefined,
      ["form-recovery"],
    ]);
  });

  test.each([
    ["visitor", "person"],
    ["person", "visitor"],
  ] as const)(
    "of a %s are limited in number, and leave those of a %s alone",
    async (full, other) => {
      const { storage } = portal().context;
      const expires_at = portal().context.now() + 60_000;
      const earlier = (await save("earlier", "text", other)) ?? "";
      await storage.transaction(async (db) => {
        for (let number = 1; number < formRecoveriesMaximum[full]; number += 1)
          await formRecoveriesIn(db).put({ id: `${full}-${number}`, sealed: "text", expires_at });
      });
      expect([
        await save("last", "text", full),
        await save("one more", "text", full),
        await save("theirs", "text", other),
        await recoveries().find(earlier),
      ]).toEqual([`${full}-last`, undefined, `${other}-theirs`, "text"]);
    },
  );
});
