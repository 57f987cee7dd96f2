// Posts that no form of the portal sends: never an internal error, and never a change.
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { databaseState } from "../support/database/database-state";
import { openPortal } from "../support/portal/in-process-portal";
import { addressOf, pageTable } from "../support/pages/page-table";
import { recordsOf } from "../support/people/records";
import { sized } from "../support/sized";

const portal = await openPortal();
const pages = await pageTable();
const hana = await portal.signInAs("hana");
const george = await portal.signInAs("george");
const admin = await portal.signInAs("admin");
const records = await recordsOf(portal, hana, "hana");
afterAll(() => portal.close());

const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const runs = { seed, numRuns: sized(3, 200) };

const fieldNames = [
  "amount",
  "description",
  "paymentMethod",
  "walletAddress",
  "cardNumber",
  "cvv",
  "email",
  "password",
  "fullname",
  "region",
  "version",
  "reason",
  "files",
  "frontImage",
  "key",
  "formToken",
  "theme",
  "from",
  "documentType",
];
const oddNames = [
  "__proto__",
  "constructor",
  "prototype.x",
  "amount[]",
  "amount[0]",
  "amount.amount",
  "usa.iban.x",
  "",
  " ",
  "a".repeat(500),
  "名",
  "pending:files",
  "\0",
  "toString",
  "isAdmin",
  "role",
  "status",
];
const oddValues = [
  "",
  "\0",
  "__proto__",
  "9".repeat(5000),
  "<script>alert(1)</script>",
  "٣",
  "\u202egpj.exe",
  "\ud800",
  "[object Object]",
  "null",
  "1e308",
  "-0",
  "true",
  "../../etc/passwd",
  "' or 1=1 --",
  "%00",
  "a\r\nSet-Cookie: x=1",
];
const name = fc.oneof(fc.constantFrom(...fieldNames), fc.constantFrom(...oddNames), fc.string());
const value = fc.oneof(fc.constantFrom(...oddValues), fc.string({ unit: "binary", maxLength: 60 }));
const pairs = fc.array(fc.tuple(name, value), { maxLength: 12 });

const contentTypes = [
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=utf-7",
  "application/json",
  "text/plain",
  "image/png",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "multipart/form-data; boundary=",
  "multipart/mixed; boundary=x",
  ";;;",
];
const rawBodies = [
  "",
  "=",
  "&&&&",
  "%",
  "a=%ff%fe",
  '{"amount":1}',
  "[]",
  "--x\r\n",
  "--x--\r\n",
  "--x\r\nContent-Disposition: form-data\r\n\r\nno name\r\n--x--\r\n",
  '--x\r\nContent-Disposition: form-data; name="files"; filename="../a.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--',
];

/** Where a form asks for nothing but its button, someone tries it who has no such record. */
const strangersOnly =
  /:session|:token|cancellation|\/edit$|review$|card\/removal|approval|rejection|pending-mark/;
/** No one has less than what these ask for: their own card, payouts, other sessions. */
const buttonsAlone = [
  "/admin/reconciliation/verification",
  "/admin/reconciliation/refresh",
  "/dashboard/wallet/card/removal",
  "/dashboard/settings/payouts",
  "/dashboard/settings/sessions/others/ending",
];
const posts = pages
  .filter(({ path, takesPosts }) => takesPosts && path !== "/api/*")
  .map(({ path }) => path);

function personFor(path: string) {
  if (
    !path.startsWith("/dashboard") &&
    !/^\/admin\/(transactions|users|wallets|messages|outbox|approval-requests|reconciliation)/.test(
      path,
    )
  )
    return portal.visitor();
  if (path.startsWith("/admin/")) return admin;
  return strangersOnly.test(path) ? george : hana;
}

const nobody = "01900000-0000-7000-8000-000000000000";
const nowhere = { ...records, transaction: nobody, person: nobody, bulkAction: nobody };
const addressFor = (path: string) =>
  addressOf(path, path.startsWith("/admin/") ? nowhere : records);

/** All there is, but that a guess at a password was counted and noted: among many posts some are guesses. */
function stateOfAll() {
  const {
    rateLimits: _counted,
    failed_attempts: _guessed,
    audit: _noted,
    ...tables
  } = databaseState(portal.dataDir);
  return tables;
}

describe.each(posts.filter((path) => !buttonsAlone.includes(path)))(`%s (seed ${seed})`, (path) => {
  const [person, address] = [personFor(path), addressFor(path)];

  test("with odd names and values", async () => {
    const before = stateOfAll();
    await fc.assert(
      fc.asyncProperty(pairs, fc.boolean(), async (fields, isMultipart) => {
        const body = isMultipart ? new FormData() : new URLSearchParams();
        for (const [field, text] of fields) body.append(field, text);
        const { status } = await person.postRaw(address, body, "");
        expect(status).toBeLessThan(500);
      }),
      runs,
    );
    expect(stateOfAll()).toEqual(before);
  });

  test("with bodies that are not a form", async () => {
    const before = stateOfAll();
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constantFrom(...rawBodies), fc.string()),
        fc.constantFrom(...contentTypes),
        async (body, contentType) => {
          const { status } = await person.postRaw(address, body, contentType);
          expect([status, status < 500]).toEqual([status, true]);
        },
      ),
      runs,
    );
    expect(stateOfAll()).toEqual(before);
  });
});
