// Refused forms that wait to be shown again: replaced, forgotten in time, and never many.
import { expect, test } from "vitest";
import { formRecoveriesIn } from "~server/features/form-recovery/store";
import { eraseDue } from "~server/background/erase-due";
import { formRecoveriesOf } from "~server/features/form-recovery/form-recoveries";
import { limits } from "~server/kernel/limits";
import { describeEitherEngine } from "../support/portal/engine-suites";

describeEitherEngine("refused forms", (portal) => {
  const recoveries = () => formRecoveriesOf(portal().context);
  const count = () => formRecoveriesIn(portal().context.storage.db).count();

  test("replace what was kept when refused again", async () => {
    expect([
      await recoveries().save("one", "first"),
      await recoveries().save("one", "second"),
    ]).toEqual([true, true]);
    expect([await recoveries().find("one"), await recoveries().find("other")]).toEqual([
      "second",
      undefined,
    ]);
  });

  test("are kept for half an hour, and then erased", async () => {
    await recoveries().save("timed", "text");
    portal().advance({ minutes: limits.draftMinutes - 1 });
    await eraseDue(portal().context);
    expect(await recoveries().find("timed")).toBe("text");
    portal().advance({ minutes: 1 });
    expect([await recoveries().find("timed"), (await count()) > 0]).toEqual([undefined, true]);
    await eraseDue(portal().context);
    expect(await count()).toBe(0);
  });

  test("are not kept if too long, or while the disk is below its reserve", async () => {
    expect(await recoveries().save("long", "x".repeat(limits.formRecoveryMaximumLength + 1))).toBe(
      false,
    );
    const full = formRecoveriesOf({
      ...portal().context,
      hasDiskSpace: () => Promise.resolve(false),
    });
    expect([await full.save("short", "text"), await count()]).toEqual([false, 0]);
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
    expect([await broken.save("one", "text"), reported]).toEqual([false, ["form-recovery"]]);
  });

  test("are limited in number", async () => {
    const { storage } = portal().context;
    const expires_at = portal().context.now() + 60_000;
    await storage.transaction(async (db) => {
      for (let number = 1; number < limits.formRecoveriesMaximum; number += 1)
        await formRecoveriesIn(db).put({ id: String(number), sealed: "text", expires_at });
    });
    expect([
      await recoveries().save("last", "text"),
      await recoveries().save("one more", "text"),
    ]).toEqual([true, false]);
  });
});
