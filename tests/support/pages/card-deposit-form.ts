// The form of a deposit by card, filled in and sent as far as its review.
import { expect } from "vitest";
import { asFile, jpegFile, pngFile } from "../inputs/files";
import type { Visitor } from "../people/visitor";
import type { ShownPage } from "./shown-page";

export const path = "/dashboard/wallet/deposit";

export const card = () => ({
  cardHolderName: "Nora New",
  // Published for tests, and not the one that the page names in its hint.
  cardNumber: "4012 8888 8888 1881",
  expiryDate: "12/39",
  cvv: "737",
  frontImage: asFile(pngFile("front.png")),
  backImage: asFile(jpegFile("back.jpg")),
});

export async function toReview(
  person: Visitor,
  fields: Record<string, string | File>,
): Promise<ShownPage> {
  const answer = await person.submit(await person.get(path), fields);
  expect(answer.status, answer.messages.join()).toBe(303);
  expect(answer.location).toMatch(/^\/dashboard\/wallet\/deposit\/[\w-]+\/review$/);
  return person.follow(answer);
}
