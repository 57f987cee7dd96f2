// Card numbers of refused deposit forms: sealed, for one person and form, for half an hour.
import { expect, test } from "vitest";
import { eraseDue } from "~server/background/erase-due";
import { pendingCardNumbersOf } from "~server/features/cards/pending-card-numbers";
import { limits } from "~server/kernel/limits";
import { describeEachEngine } from "../support/portal/engine-suites";

const digits = "4012888888881881";

describeEachEngine("pending card numbers", (portal) => {
  const kept = () => pendingCardNumbersOf(portal().context);
  const rows = () =>
    portal().context.storage.db.selectFrom("pending_card_numbers").selectAll().execute();

  test("are sealed, shown as last four digits, and found by their person and form only", async () => {
    const [nora, rita] = [await portal().register(), await portal().register()];
    const form = { userId: nora.id, key: "0193e5a0-form" };
    expect(await kept().keep(form, digits)).toMatchObject({
      brand: "Visa",
      cardNumber: "•••• •••• •••• 1881",
    });
    expect(JSON.stringify(await rows())).not.toMatch(/8888|0193e5a0-form/);
    expect(
      await Promise.all([
        kept().find(form),
        kept().find({ ...form, userId: rita.id }),
        kept().find({ ...form, key: "another-form" }),
      ]),
    ).toEqual([digits, undefined, undefined]);
    await kept().keep(form, "5555555555554444");
    expect(await kept().find(form)).toBe("5555555555554444");
  });

  test("are erased after half an hour", async () => {
    const nora = await portal().register();
    const form = { userId: nora.id, key: "timed-form" };
    await kept().keep(form, digits);
    portal().advance({ minutes: limits.draftMinutes - 1 });
    await eraseDue(portal().context);
    expect(await kept().find(form)).toBe(digits);
    portal().advance({ minutes: 1 });
    expect(await kept().find(form)).toBeUndefined();
    await eraseDue(portal().context);
    expect(await rows()).toEqual([]);
  });

  test("are few for one person, however many forms are sent", async () => {
    const nora = await portal().register();
    for (let count = 0; count < 23; count += 1)
      await kept().keep({ userId: nora.id, key: `form-${count}` }, digits);
    const own = (await rows()).filter(({ user_id }) => user_id === nora.id);
    expect(own.length).toBeLessThanOrEqual(5);
    expect(await kept().find({ userId: nora.id, key: "form-22" })).toBe(digits);
  });

  test("are not kept while the disk is below its reserve, and one that can't be opened is entered again", async () => {
    const nora = await portal().register();
    const { context } = portal();
    const full = pendingCardNumbersOf({ ...context, hasDiskSpace: () => Promise.resolve(false) });
    const form = { userId: nora.id, key: "full-form" };
    expect([await full.keep(form, digits), await kept().find(form)]).toEqual([
      undefined,
      undefined,
    ]);
    await kept().keep(form, digits);
    await context.storage.db
      .updateTable("pending_card_numbers")
      .set({ sealed: context.vault.seal(digits, "another row") })
      .execute();
    const reported: string[] = [];
    const watched = pendingCardNumbersOf({
      ...context,
      report: (event) => void reported.push(event),
    });
    expect([await watched.find(form), reported]).toEqual([undefined, ["pending-card-number"]]);
  });
});
