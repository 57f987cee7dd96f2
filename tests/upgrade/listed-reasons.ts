// Rejections that earlier releases stored in words, by this release's codes.
import { expect } from "vitest";
import { z } from "zod";
import type { Backend } from "~server/index";
import type { Caller } from "../support/api/caller";

const Rejection = z.object({
  id: z.string(),
  reasonCode: z.string().optional(),
  reason: z.string().optional(),
});

/** Empty for releases without listed reasons. */
export const listedReasons = {
  rejections: z.array(Rejection).default([]),
  rejectedUser: z.string().optional(),
};
type Facts = z.output<z.ZodObject<typeof listedReasons>>;

const words = [
  "Your card was declined.",
  "We couldn't read the photos of your card. Send clear, well-lit photos. The back is missing.",
  "Call us first.",
  undefined,
];

export async function expectListedReasons(
  portal: Backend,
  admin: Caller,
  { rejections, rejectedUser }: Facts,
): Promise<void> {
  for (const [at, { id, reasonCode, reason }] of rejections.entries()) {
    const stored = await portal.context.storage.db
      .selectFrom("transactions")
      .select(["reason_code", "reason"])
      .where("id", "=", id)
      .executeTakeFirst();
    expect(stored).toEqual({ reason_code: reasonCode ?? null, reason: reason ?? null });
    const shown = Rejection.parse((await admin.get(`/wallets/admin/transaction/${id}`)).body);
    expect(shown).toEqual({ id, reasonCode, reason: words[at] });
  }
  if (rejectedUser === undefined) return;
  expect((await admin.get(`/users/${rejectedUser}`)).body).toMatchObject({
    kycReasonCode: "expired",
    kycReason: "The document has expired. Upload a valid one. Page 2 is missing.",
  });
}
