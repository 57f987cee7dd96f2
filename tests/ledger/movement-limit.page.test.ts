// A customer who moves money too often learns when to continue, and finds the review as it was.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal({ MOVEMENTS_PER_TEN_MINUTES: "1" });
afterAll(() => portal.close());

test("one withdrawal too many is refused with its wait, and succeeds later", async () => {
  const hana = await portal.signInAs("hana");
  const review = async () =>
    hana.follow(
      await hana.submit(await hana.get("/dashboard/wallet/withdrawal"), { amount: "1.00" }),
    );
  expect((await hana.submit(await review())).status).toBe(303);
  const second = await review();
  const refused = await hana.submit(second);
  expect(refused.isRefusal).toBe(true);
  expect(refused.text).toMatch(
    /You've requested 1 deposit or withdrawal in a short time\. Try again in (9|10) minutes\./,
  );
  expect(refused.text).toContain("1.00");
  portal.passMinutes(10);
  expect((await hana.submit(refused)).status).toBe(303);
});
