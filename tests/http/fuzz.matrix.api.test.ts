// Any input to any operation: an answer in the fixed error format, never an internal error, and no
// money moves.
import fc from "fast-check";
import { expect, test } from "vitest";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { allOperations, type Caller } from "../support/api/caller";

const odd = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -0,
  -1,
  1e308,
  1e-9,
  2 ** 53,
  "",
  " ",
  "\u0000",
  "\ud800",
  "x".repeat(3000),
  [],
  ["5"],
  [[]],
  {},
  { a: { b: [] } },
  "pending",
  "USA",
  "card",
  "10.00",
  "'; drop table users; --",
);
const names = [
  "amount",
  "status",
  "version",
  "description",
  "reason",
  "kind",
  "region",
  "usa",
  "iban",
  "walletAddress",
  "paymentMethod",
  "email",
  "password",
  "fullname",
  "username",
  "phoneNumber",
  "country",
  "currency",
  "address",
  "files",
  "cardNumber",
  "cvv",
  "documentType",
  "pendingUploads",
  "__proto__",
  "constructor",
];
const fields = fc.dictionary(fc.constantFrom(...names), odd, { maxKeys: 12 });
const body = fc.oneof(
  { weight: 4, arbitrary: fields.map((value) => JSON.stringify(value)) },
  odd.map((value) => JSON.stringify(value) ?? ""),
  fc.constantFrom("", "{", "[1,", "\u0000", '{"a":1}{"b":2}'),
);
const id = fc.constantFrom(
  "1",
  "..%2f..",
  "%00",
  "a%00b",
  "%F0%9F%92%A9",
  "'%20or%201=1--",
  "x".repeat(2000),
  "null",
  "00000000-0000-7000-8000-000000000000",
);
const query = fc.constantFrom(
  "",
  "?page=0&limit=-5",
  "?page=1e9&limit=NaN",
  "?page=1&page=2&limit=999999",
  "?type=%00&status=[]",
  "?page=%F0%28",
  "?limit[]=1",
);
const type = fc.constantFrom(
  "application/json",
  "application/json; charset=utf-8",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "",
);
// Signing out would end the run's own session; signing in answers 429 after so many guesses.
const operation = fc.constantFrom(...allOperations.filter(({ path }) => path !== "/auth/logout"));

describeEitherEngine("any request at all", (portal) => {
  test("gets a documented response, for a customer and for an administrator", async () => {
    const hana = await portal().customerWith("50.00");
    const callers: Caller[] = [portal().visitor(), hana, await portal().admin()];
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(
        operation,
        fc.constantFrom(...callers),
        id,
        query,
        body,
        type,
        async ({ method, path }, caller, place, asked, sent, contentType) => {
          const address = `${path.replace(/\{\w+\}/, place)}${asked}`;
          const answer =
            method === "GET"
              ? await caller.get(address)
              : await caller.raw(method, address, sent, contentType);
          seen.add(answer.status);
          return answer.status < 500;
        },
      ),
      { numRuns: 600 },
    );
    expect([...seen]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 415]));
    expect(await portal().ledgerFaults()).toEqual([]);
    expect((await hana.wallet()).totalBalance).toBe(50);
  });
});
