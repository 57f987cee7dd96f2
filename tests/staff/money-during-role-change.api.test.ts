// Money that a member of staff moves while an owner changes their roles.
import { expect, test } from "vitest";
import { sendWithDelayedBody } from "../support/api/delayed-body";
import { soleOwner } from "../support/people/staff";
import { describeEachEngine } from "../support/portal/engine-suites";

describeEachEngine("money moved by a staff member", (portal) => {
  test.each([
    ["isn't moved if the required role was removed", ["support"], 401, 0],
    ["is moved if another role was added", ["treasury", "support"], 201, 777],
  ])("%s meanwhile", async (_what, roles, status, moved) => {
    const [owner, tara] = [await soleOwner(portal()), await portal().admin(["treasury"])];
    const nora = await portal().register();
    const credit = {
      userId: nora.id,
      amount: "777.00",
      type: "deposit",
      action: "funding",
      description: "Goodwill",
    };
    expect(
      await sendWithDelayedBody(
        portal(),
        { by: tara, path: "/wallets/admin/credit", body: credit },
        () => owner.patch(`/staff/${tara.id}`, { roles }),
      ),
    ).toBe(status);
    expect(await nora.available()).toBe(moved);
  });

  test("and the loss of the role at the same moment happen one after the other", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [owner, tara] = [await soleOwner(portal()), await portal().admin(["treasury"])];
      const nora = await portal().register();
      const credit = () => tara.credit(nora.id, "10.00");
      const answers = await Promise.all([
        credit(),
        owner.patch(`/staff/${tara.id}`, { roles: ["support"] }),
        credit(),
        credit(),
      ]);
      const [, change, ...others] = answers;
      expect(change?.status).toBe(200);
      const moved = [answers[0], ...others].filter(({ status }) => status === 201).length;
      expect(await nora.available(), `round ${round}`).toBe(moved * 10);
      expect((await credit()).status).toBe(401);
    }
    expect(await portal().ledgerFaults()).toEqual([]);
  });
});
