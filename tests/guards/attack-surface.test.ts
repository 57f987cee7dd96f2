// The attacks have a command of their own; what they ask is drawn from the operations, and has to keep up with them.
import { expect, test } from "vitest";
import { questionsFor } from "../attack/portal-surface";

test.each([
  ["visitor", "/charts/crypto?symbol=BTCUSD"],
  ["customer", "/dashboard/markets?market=forex"],
  ["admin", "/admin/users?search=ha&role=user"],
] as const)("a %s has pages and calls to attack", (who, page) => {
  const questions = questionsFor(who);
  expect(questions).toContain(page);
  expect(questions.filter((address) => address.startsWith("/api/"))).not.toEqual([]);
});
