// Cards saved and removed at the same moment: someone has one card or none, and no one meets an internal error.
import { expect, test } from "vitest";
import { describeEachEngine } from "../support/portal/engine-suites";

describeEachEngine("ten cards saved at once", (portal) => {
  test("leave the one that was saved last", async () => {
    const nora = await portal().register();
    const answers = await Promise.all(Array.from({ length: 10 }, () => nora.saveCard()));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect((await nora.get("/wallets/card/info")).body).toMatchObject({
      hasCard: true,
      isActive: true,
    });
  });

  test("and removed meanwhile all get a response", async () => {
    const nora = await portal().register();
    await nora.saveCard();
    const calls = Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0 ? nora.saveCard() : nora.delete("/wallets/card/remove"),
    );
    expect((await Promise.all(calls)).filter(({ status }) => status >= 400)).toEqual([]);
  });
});
