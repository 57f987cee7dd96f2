// How often customers may edit what staff decide on.
import { expect, test } from "vitest";
import { limits } from "~server/kernel/limits";
import { describeEitherEngine } from "../support/portal/engine-suites";

const { rateLimits } = limits;

describeEitherEngine("a customer's edits", (portal) => {
  test("are limited by the hour, of the profile and of transactions; those of staff are not", async () => {
    const hana = await portal().customerWith("10.00");
    const admin = await portal().admin();
    const { id } = await hana.deposit("5.00");
    const edit = (time: number) =>
      hana.patch("/users/profile", { phoneNumber: `+1202555${1000 + time}` });
    const describe = (by: Pick<typeof hana, "patch">, time: number) =>
      by.patch(`/transactions/${id}`, { description: `Note ${time}` });
    for (let time = 0; time < rateLimits.profileEdits.most; time += 1)
      expect((await edit(time)).status).toBe(200);
    for (let time = 0; time < rateLimits.transactionEdits.most; time += 1)
      expect((await describe(hana, time)).status).toBe(200);
    const limited = { status: 429, code: "too_many_requests" };
    expect([await edit(99), await describe(hana, 99)]).toMatchObject([limited, limited]);
    expect((await describe(admin, 99)).status).toBe(200);
    portal().advance({ hours: 1 });
    expect([(await edit(98)).status, (await describe(hana, 98)).status]).toEqual([200, 200]);
  });
});
