// A portal whose gateway is the real client of Plisio, pointed at the stub.
import { onTestFinished } from "vitest";
import { createApi } from "~server/backend";
import type { Context } from "~server/http/context";
import type { TestPortal } from "../portal/backend";
import { contextWith, withGateway } from "./crypto-gateway";
import type { Customer } from "../people/people";
import { plisioAt, PlisioStub } from "./plisio-stub";

export interface PlisioPortal {
  readonly stub: PlisioStub;
  readonly context: Context;
  /** A new customer of this portal. */
  customer(): Promise<Customer>;
  /** Sends a notice as Plisio does, and waits for what it leads to. */
  notify(notice: unknown): Promise<{ status: number; body: unknown }>;
}

export async function plisioPortal(
  portal: TestPortal,
  {
    isClosing = () => false,
    ...settings
  }: { timeLimitMs?: number; isClosing?: () => boolean } = {},
): Promise<PlisioPortal> {
  const stub = await PlisioStub.open(() => portal.context.now());
  onTestFinished(() => stub.close());
  const context = { ...contextWith(portal, plisioAt(stub, settings)), isClosing };
  const api = createApi(context);
  return {
    stub,
    context,
    customer: async () => withGateway(context, await portal.register()),
    async notify(notice) {
      const body = typeof notice === "string" ? notice : JSON.stringify(notice);
      const headers = { "Content-Type": "application/json" };
      const response = await api.fetch(
        new Request("http://localhost/api/payments/crypto/callback?json=true", {
          method: "POST",
          headers,
          body,
        }),
      );
      await context.settled();
      return { status: response.status, body: await response.json() };
    },
  };
}
