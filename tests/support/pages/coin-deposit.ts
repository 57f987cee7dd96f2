// A deposit in coins by its pages, from the form to the page of the payment.
import { expect } from "vitest";
import type { Visitor } from "../people/visitor";
import type { ShownPage } from "./shown-page";

export const path = "/dashboard/wallet/deposit/crypto";
export const good = {
  amount: "65.00",
  currency: "USD",
  cryptoCurrency: "BTC",
  orderName: "Savings",
  description: "For April",
};

export async function review(
  person: Visitor,
  fields: Record<string, string> = {},
): Promise<ShownPage> {
  const answer = await person.submit(await person.get(path), { ...good, ...fields });
  expect(answer.status, answer.messages.join()).toBe(303);
  return person.follow(answer);
}

/** Confirms a payment, and simulates its outcome. */
export async function paymentAfter(person: Visitor, ...moves: string[]): Promise<ShownPage> {
  const page = await person.follow(await person.submit(await review(person)));
  const gateway = page.link("Open payment page");
  for (const move of moves) await person.submit(await person.get(gateway), { move });
  return person.get(page.path);
}
