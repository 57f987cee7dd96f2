// The signature of Plisio's notices, and the numbers it writes.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseExactly, plainDecimal } from "~server/adapters/crypto-gateway/exact-json";
import { parseWebhook } from "~server/adapters/crypto-gateway/plisio-webhook";
import { signed } from "../support/stubs/plisio-answers";
import { stubKey } from "../support/stubs/plisio-stub";

describe("the signature", () => {
  const fields = {
    txn_id: "txn1",
    order_number: "CP-1",
    status: "completed",
    amount: "0.5",
    confirmations: 2,
  };
  const sorted = Object.fromEntries(Object.entries(fields).sort());

  test("is valid over the fields as received or sorted, and both count as the same webhook", () => {
    const notices = [
      signed(fields, stubKey),
      { ...fields, verify_hash: signed(sorted, stubKey).verify_hash },
      { ...sorted, verify_hash: signed(sorted, stubKey).verify_hash },
    ].map((notice) => parseWebhook(notice, stubKey));
    expect(notices[0]).toEqual({
      orderNumber: "CP-1",
      digest: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(notices).toEqual([notices[0], notices[0], notices[0]]);
  });

  test("is invalid with another key, a changed field or a malformed hash", () => {
    const good = signed(fields, stubKey);
    const forged = [
      signed(fields, "another key"),
      { ...good, status: "expired" },
      { ...good, extra: 1 },
      fields,
      { ...fields, verify_hash: 5 },
      ...["", "00", "zz", "é".repeat(40), `${String(good.verify_hash)}00`].map((verify_hash) => ({
        ...good,
        verify_hash,
      })),
    ];
    for (const notice of forged) expect(parseWebhook(notice, stubKey)).toBeNull();
  });
});

describe("numbers", () => {
  test("keep every digit", () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 30n - 1n),
        fc.integer({ min: 1, max: 18 }),
        (digits, places) => {
          const text = digits.toString().padStart(places + 1, "0");
          const decimal = `${text.slice(0, -places)}.${text.slice(-places)}`;
          expect(parseExactly(`{"a":${decimal},"b":"x ${decimal} \\"1"}`)).toEqual({
            a: decimal,
            b: `x ${decimal} "1`,
          });
        },
      ),
    );
  });

  test.each([
    ["2.88e-6", "0.00000288"],
    ["1E-8", "0.00000001"],
    ["1.5e+3", "1500.0"],
    ["-1e-3", "-0.001"],
    ["0.5", "0.5"],
    ["NaN", "NaN"],
  ])("%s is %s", (text, plain) => {
    expect(plainDecimal(text)).toBe(plain);
  });
});
