// Verifies Plisio's signature of a webhook: with our key, over the original JSON or the sorted fields.
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { WebhookPayload, WebhookEvent } from "../../features/crypto-payments/port";

export function parseWebhook(
  { verify_hash: signature, ...fields }: WebhookPayload,
  apiKey: string,
): WebhookEvent | null {
  const sorted = JSON.stringify(
    Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
  if (typeof signature !== "string") return null;
  const isSigned = [JSON.stringify(fields), sorted]
    .map((text) => isSignatureOf(text, signature, apiKey))
    .some(Boolean);
  const orderNumber = fields.order_number;
  if (!isSigned || typeof orderNumber !== "string") return null;
  return { orderNumber, digest: createHash("sha256").update(sorted).digest("hex") };
}

function isSignatureOf(text: string, signature: string, apiKey: string): boolean {
  const expected = createHmac("sha1", apiKey).update(text).digest();
  const given = Buffer.from(signature, "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
