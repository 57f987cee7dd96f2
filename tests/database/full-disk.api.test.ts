// A disk that is nearly full, full, or not writable: changes are refused whole, and reading works.
import { beforeEach, describe, expect, test } from "vitest";
import type { Storage } from "~server/database/storage";
import { failingAt } from "../support/database/intercepted";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { allOperations } from "../support/api/caller";
import { fingerprints } from "../support/portal/backups";
import { password, type Administrator, type Customer } from "../support/people/people";

const nobody = "00000000-0000-7000-8000-000000000000";
const changes = allOperations.filter(
  ({ method, path }) =>
    method !== "GET" && (!path.startsWith("/auth/") || path === "/auth/register"),
);

describeEitherEngine("below the reserve", (portal) => {
  let people: { hana: Customer; admin: Administrator };
  const room = { isLeft: true };
  beforeEach(async () => {
    room.isLeft = true;
    Object.assign(portal().context, { hasDiskSpace: () => Promise.resolve(room.isLeft) });
    people ??= { hana: await portal().customerWith("50.00"), admin: await portal().admin() };
  });

  test("every call that changes something gets 503, and none is half done", async () => {
    room.isLeft = false;
    const before = await fingerprints(portal().context);
    const answers = await Promise.all(
      changes.map(async ({ method, path, access }) => {
        const caller = access === "staff" ? people.admin : people.hana;
        const { status, code, headers } = await caller.raw(
          method,
          path.replace(/\{\w+\}/, nobody),
          "{}",
          "application/json",
        );
        return `${method} ${path}: ${status} ${code}, again in ${headers.get("retry-after")} s`;
      }),
    );
    expect(answers).toEqual(
      changes.map(({ method, path }) => `${method} ${path}: 503 unavailable, again in 5 s`),
    );
    expect(changes.length).toBeGreaterThan(30);
    expect(await fingerprints(portal().context)).toEqual(before);
  });

  test("users can sign in, read and sign out; money moves again as soon as there is room", async () => {
    room.isLeft = false;
    const { hana } = people;
    expect(
      (await portal().visitor().post("/auth/login", { email: hana.email, password })).status,
    ).toBe(200);
    expect(await hana.available()).toBe(50);
    expect((await hana.get("/transactions")).status).toBe(200);
    room.isLeft = true;
    expect((await hana.withdraw("1.00")).status).toBe("pending");
    expect(await portal().ledgerFaults()).toEqual([]);
  });
});

/** Everything that the engines say of a disk that does not take what it is given, and of a server that is gone. */
const faults = [
  "SQLITE_FULL",
  "SQLITE_IOERR_WRITE",
  "SQLITE_IOERR_FSYNC",
  "SQLITE_READONLY",
  "SQLITE_CANTOPEN",
  "ENOSPC",
  "EROFS",
  "EIO",
  "EDQUOT",
  "53100",
  "58030",
  "25006",
  "EPIPE",
  "ETIMEDOUT",
];

describe("the disk fails", () => {
  describeEitherEngine("and the portal", (portal) => {
    test.each(faults)("answers %s with 503, keeps reading, and recovers", async (code) => {
      const hana = await portal().customerWith("50.00");
      await hana.saveBank();
      const whole = portal().context.storage;
      failing(portal(), whole, Object.assign(new Error("no"), { code }));
      const refused = await hana.post("/wallets/withdrawal/request", { amount: "1.00" });
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
      portal().advance({ minutes: 10 });
      expect(await hana.available()).toBe(50);
      Object.assign(portal().context, { storage: whole });
      await hana.withdraw("1.00");
      expect(await hana.available()).toBe(49);
    });

    test("a planted fault is found: an error that isn't the disk's is reported as an error", async () => {
      const hana = await portal().customerWith("50.00");
      const whole = portal().context.storage;
      failing(portal(), whole, new TypeError("a fault of ours"));
      await expect(hana.post("/wallets/withdrawal/request", { amount: "1.00" })).rejects.toThrow(
        "answered 500",
      );
      Object.assign(portal().context, { storage: whole });
    });
  });
});

/** Nothing can be written anymore; when someone was last seen neither. */
function failing({ context }: TestPortal, whole: Storage, error: Error): void {
  const no = () => Promise.reject(error);
  Object.assign(context, {
    storage: { ...whole, transaction: no, db: failingAt(whole.db, /^update "sessions"/, error) },
  });
}
