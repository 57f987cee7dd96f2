// Which payees a customer may add and remove.
import { describe, expect, test } from "vitest";
import {
  checkAddedPayee,
  checkRemovedPayee,
  isSamePayeeAccount,
} from "~server/features/withdrawals/rules";

const payee = (id: string, number: string, isDefault = false) => ({
  id,
  kind: "bank" as const,
  isDefault,
  account: { kind: "iban", number },
});
const home = payee("p1", "DE1", true);
const other = payee("p2", "DE2");
const address = {
  id: "p3",
  kind: "crypto_address" as const,
  isDefault: true,
  account: { kind: "bitcoin", number: "1A1" },
};

test.each([
  [{ kind: "iban", number: "DE1" }, true],
  [{ kind: "iban", number: "DE2" }, false],
  [{ kind: "us_account", number: "DE1" }, false],
])("%o is the account DE1: %s", (account, isSame) => {
  expect(isSamePayeeAccount(home.account, account)).toBe(isSame);
});

describe("a payee is added", () => {
  const added = (number: string) => ({
    account: { kind: "iban", number },
    field: "iban",
    nameOf: (id: string) => `the payee ${id}`,
  });
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => payee(`m${at}`, `M${at}`));

  test("unless another one has its account", () => {
    expect(checkAddedPayee([home, other], added("DE3"))).toBeNull();
    expect(checkAddedPayee([home, other], added("DE2"))).toMatchObject({
      refused: "payee_known",
      field: "iban",
      values: { payee: "the payee p2" },
    });
  });

  test("until there are twenty", () => {
    expect(checkAddedPayee(many(19), added("DE3"))).toBeNull();
    expect(checkAddedPayee(many(20), added("DE3"))).toMatchObject({
      refused: "too_many_payees",
      values: { maximum: 20 },
    });
    expect(checkAddedPayee(many(20), added("M3"))?.refused).toBe("payee_known");
  });
});

describe("a payee is removed", () => {
  test("unless a withdrawal to it is open", () => {
    expect(checkRemovedPayee([home, other], other, undefined)).toBeNull();
    expect(checkRemovedPayee([home, other], other, "TX-1")).toMatchObject({
      refused: "payee_in_use",
      values: { reference: "TX-1" },
    });
  });

  test("a default one only if it's the last of its kind", () => {
    expect(checkRemovedPayee([home, other, address], home, undefined)?.refused).toBe(
      "payee_is_default",
    );
    expect(checkRemovedPayee([home, address], home, undefined)).toBeNull();
    expect(checkRemovedPayee([home, other, address], address, undefined)).toBeNull();
  });
});
