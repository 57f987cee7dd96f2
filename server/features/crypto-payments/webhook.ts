// The gateway's webhook. It is authenticated by a signature and not by a session, so it is a route and not an operation.
import { Hono } from "hono";
import { cryptoPaymentsIn } from "./store";
import { gatewayDeliveriesIn } from "./delivery-store";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Context } from "../../http/context";
import { problemOf, problemResponse } from "../../http/problem";
import { jsonIn } from "../../http/read-body";
import { applyDelivery } from "./apply-delivery";

const maxBytes = 32 * 1024;

export function webhookRoutes(context: Context): Hono {
  const app = new Hono();
  app.post("/payments/crypto/callback", async (c) => {
    const refusal = await handleWebhook(context, c.req.raw);
    return refusal
      ? problemResponse(problemOf(refusal, context.settings.language))
      : Response.json({ message: "Noted" }, { headers: { "Cache-Control": "no-store" } });
  });
  return app;
}

/** Records an event once and responds; the gateway is queried afterwards. */
async function handleWebhook(context: Context, request: Request) {
  const { crypto, storage, now, defer, isClosing } = context;
  if (!crypto.gateway.parseWebhook) return refuse("not_found");
  const bytes = await bytesWithin(request);
  if (bytes === null) return refuse("too_large");
  const body = jsonIn(bytes);
  if (isRefusal(body)) return body;
  const fields = bytes.byteLength > 0 ? fieldsIn(body.value) : null;
  if (!fields) return refuse("malformed_body");
  const notice = crypto.gateway.parseWebhook(fields);
  if (!notice) return refuse("forged_notice");
  const { digest, orderNumber: order_number } = notice;
  // Another shop may share the account at the gateway.
  if (!(await cryptoPaymentsIn(storage.db).byOrderNumber(order_number))) return null;
  const isNew = await gatewayDeliveriesIn(storage.db).insert({
    digest,
    order_number,
    received_at: now(),
    tried_at: now(),
    applied_at: null,
  });
  // If this host is shutting down, a background pass of another one applies it.
  if (isNew && !isClosing())
    defer("crypto-notice", () => applyDelivery(context, { digest, order_number }));
  return null;
}

async function bytesWithin({ body }: Request): Promise<Uint8Array | null> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) return null;
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

function fieldsIn(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}
