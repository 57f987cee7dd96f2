// Front ends on other origins: allowed by name, with the Bearer token alone; none by default.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestPortal } from "../support/portal/backend";

const accomplice = "https://app.example.com";
let open: TestPortal;
let closed: TestPortal;
beforeAll(async () => {
  open = await TestPortal.open("SQLite", {
    CORS_ORIGINS: `${accomplice},https://other.example.com`,
  });
  closed = await TestPortal.open("SQLite");
});
afterAll(async () => {
  await Promise.all([open.close(), closed.close()]);
});

function request(
  portal: TestPortal,
  method: string,
  headers: Record<string, string>,
): Promise<Response> {
  return portal.backend.fetch(
    new Request("http://localhost/api/wallets/my-wallet", { method, headers }),
  );
}

const preflight = (origin: string) => ({
  Origin: origin,
  "Access-Control-Request-Method": "PATCH",
  "Access-Control-Request-Headers": "authorization,content-type,idempotency-key",
});
const listed = (header: string | null) => (header ?? "").toLowerCase().split(/,\s*/);

describe("an allowed origin", () => {
  test("learns from the preflight what it may send", async () => {
    const { status, headers } = await request(open, "OPTIONS", preflight(accomplice));
    expect([status, headers.get("access-control-allow-origin")]).toEqual([204, accomplice]);
    expect(listed(headers.get("access-control-allow-methods"))).toEqual(
      expect.arrayContaining(["get", "post", "patch", "delete"]),
    );
    expect(listed(headers.get("access-control-allow-headers"))).toEqual(
      expect.arrayContaining(["authorization", "content-type", "idempotency-key"]),
    );
  });

  test("may read responses, errors and Retry-After, never with cookies", async () => {
    const { status, headers } = await request(open, "GET", { Origin: accomplice });
    expect([status, headers.get("access-control-allow-origin"), headers.get("vary")]).toEqual([
      401,
      accomplice,
      expect.stringContaining("Origin"),
    ]);
    expect(listed(headers.get("access-control-expose-headers"))).toContain("retry-after");
    expect(headers.has("access-control-allow-credentials")).toBe(false);
  });
});

describe("any other origin is refused", () => {
  test.each([
    "https://evil.example.com",
    "https://app.example.com.evil.example",
    "null",
    "http://app.example.com",
  ])("%s", async (origin) => {
    for (const method of ["OPTIONS", "GET"]) {
      const headers = method === "OPTIONS" ? preflight(origin) : { Origin: origin };
      expect(
        (await request(open, method, headers)).headers.get("access-control-allow-origin"),
      ).toBeNull();
    }
  });

  test("all of them, if none is allowed", async () => {
    for (const origin of [accomplice, "null"])
      expect(
        (await request(closed, "GET", { Origin: origin })).headers.has(
          "access-control-allow-origin",
        ),
      ).toBe(false);
  });
});
