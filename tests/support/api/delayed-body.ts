// A call whose body takes long to arrive.
import type { Administrator, Customer } from "../people/people";
import type { TestPortal } from "../portal/backend";

interface Sent {
  readonly by: Customer | Administrator;
  readonly method?: string;
  readonly path: string;
  readonly body: object;
}

/** Sends a body that arrives only after `meanwhile`: by then the caller was identified. Resolves to the status. */
export async function sendWithDelayedBody(
  { backend }: TestPortal,
  { by, method = "POST", path, body }: Sent,
  meanwhile: () => Promise<unknown>,
): Promise<number> {
  const late = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await meanwhile();
        controller.enqueue(new TextEncoder().encode(JSON.stringify(body)));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { Authorization: `Bearer ${by.token}`, "Content-Type": "application/json" };
  const init: RequestInit & { duplex: "half" } = { method, headers, body: late, duplex: "half" };
  return (await backend.fetch(new Request(`http://localhost/api${path}`, init))).status;
}
