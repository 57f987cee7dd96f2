// Pages promise an email only to customers who have confirmed their address, since no one else gets it.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());
const [nora, hana] = [await portal.signInAs("nora"), await portal.signInAs("hana")];

test.each([
  ["/dashboard/kyc", "You'll see the result here.", "email you the result."],
  [
    "/dashboard/settings/password",
    "and all API tokens will be revoked.",
    "and we'll email you about the change.",
  ],
  [
    "/dashboard/settings/payouts",
    "a verification code.",
    "We'll email you whenever payouts are stopped or allowed again.",
  ],
])("%s says %j to some, and %j to others", async (path, unconfirmed, confirmed) => {
  const [ofNora, ofHana] = [await nora.get(path), await hana.get(path)];
  expect(ofNora.text).toContain(unconfirmed);
  expect(ofNora.text).not.toMatch(/email you/i);
  expect(ofHana.text).toContain(confirmed);
});
