// Each form of the portal, opened by one person and sent after another has signed in in the same browser: refused, and nothing of it is kept.
// In `npm test` each is sent in one of four ways, in turn, in `npm run matrix` in all.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sentByScriptHeader } from "~server/kernel/form-recovery";
import { databaseState } from "../support/database/database-state";
import { asFile, pngFile } from "../support/inputs/files";
import { recordsOf } from "../support/people/records";
import type { Fields, Visitor } from "../support/people/visitor";
import { addressOf, pageTable } from "../support/pages/page-table";
import { testedElsewhere, validForms, type ValidForm } from "../support/pages/valid-forms";
import { openPortal } from "../support/portal/in-process-portal";
import { sampled } from "../support/sized";

const portal = await openPortal();
const owners = {
  hana: await portal.signInAs("hana"),
  pavel: await portal.signInAs("pavel"),
  admin: await portal.signInAs("admin"),
};
/** Of the same kind, so that the pages are open to them, too. */
const others = {
  customer: {
    person: await portal.signInAs("rita"),
    heading: "You're now signed in as Rita Refused",
  },
  staff: {
    person: await portal.signInAs("second.admin"),
    heading: /^You're now signed in as /,
  },
};
const records = await recordsOf(portal, owners.hana, "hana");
// Their sessions are seen once, so that a later call doesn't note it.
await others.customer.person.get("/dashboard");
await others.staff.person.get("/admin");
afterAll(() => portal.close());

/** Files of the data folder but the database's, by their content. */
function storedFiles(): string[] {
  return readdirSync(portal.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:db|sqlite)|-wal$|-shm$/.test(entry.name))
    .map(({ parentPath, name }) => {
      const content = createHash("sha256").update(readFileSync(join(parentPath, name)));
      return `${join(parentPath, name)} ${content.digest("hex")}`;
    })
    .sort();
}

const state = () => ({ tables: databaseState(portal.dataDir), files: storedFiles() });

const passport = { documentType: "passport", files: [asFile(pngFile())] };

/** What its owner would send from the page. */
async function formFields(owner: Visitor, address: string, fields: Fields): Promise<Fields> {
  const page = await owner.get(address);
  const form = page.status === 200 ? page.forms.find(({ id }) => id !== undefined) : undefined;
  const formToken = page.formToken ?? (await owner.get("/dashboard")).formToken ?? "";
  return { formToken, ...form?.fields, ...fields };
}

const posts = (await pageTable())
  .filter(({ path, takesPosts }) => takesPosts && path !== "/api/*")
  .map(({ path }) => path);
const forms: readonly Pick<ValidForm, "path" | "who" | "fields" | "query">[] = [
  ...validForms,
  ...Object.keys(testedElsewhere)
    .filter((path) => path !== "/api/*")
    .map((path) => ({
      path,
      who: path.startsWith("/admin") ? ("admin" as const) : ("hana" as const),
      fields: { code: "123456", reason: "A reason", password: "demonstration" },
      query: "",
    })),
];

test("every address that takes posts is among them", () => {
  expect([...new Set(forms.map(({ path }) => path))].sort()).toEqual(posts.sort());
});

const signInForms = ["/login", "/admin/login", "/signup"];
const codeForms = ["/login/code", "/admin/login/code"];

/** A text browser says nothing of where a form is from. */
const ways: readonly (readonly [
  how: string,
  fields: Fields,
  headers: Readonly<Record<string, string>> | null,
])[] = [
  ["plainly", {}, {}],
  ["as multipart", { attached: asFile(pngFile()) }, {}],
  ["by a script", {}, { [sentByScriptHeader]: "1" }],
  ["by a text browser", {}, null],
];

describe.each(forms.map((form, index) => [`${form.path}${form.query}`, form, index] as const))(
  "%s",
  (_address, { path, who, fields, query }, index) => {
    const isStaffs = who === "admin" || path.startsWith("/admin");
    const owner = isStaffs ? owners.admin : who === "pavel" ? owners.pavel : owners.hana;
    const { person: other, heading } = isStaffs ? others.staff : others.customer;
    const address = `${addressOf(path, records)}${query}`;
    let sent: Fields = {};
    beforeAll(async () => {
      sent = await formFields(owner, address, fields);
    });

    test.each(ways.filter((_, at) => sampled(at === index % ways.length, true)))(
      "sent %s by another person is refused, and changes nothing",
      async (_how, more, headers) => {
        const before = state();
        const cookies = [...other.cookies];
        const answer = await other.postOnly(
          address,
          { ...sent, ...more },
          headers === null ? {} : { ...other.sameSite, ...headers },
        );
        if (codeForms.includes(path)) {
          // A code belongs to a sign-in that has started, and here none has.
          const home = answer.location ?? "";
          expect((await other.get(home)).notice).toMatch(/^You're already signed in as /);
        } else {
          expect([answer.status, answer.heading]).toEqual([403, expect.stringMatching(heading)]);
          expect(answer.text).toContain("Nothing was submitted or saved.");
          expect([...other.cookies]).toEqual(cookies);
        }
        expect(state()).toEqual(before);
      },
    );

    test("sent without a token is refused if it isn't a visitor's", async () => {
      if (who === "visitor" || !/^\/(?:dashboard|admin|simulated)/.test(path)) return;
      if ([...signInForms, ...codeForms].includes(path)) return;
      const before = state();
      const answer = await other.postOnly(address, { ...sent, formToken: "" });
      expect([answer.status, answer.heading]).toEqual([403, expect.stringMatching(heading)]);
      expect(state()).toEqual(before);
    });
  },
);

test("a passport that was uploaded by another person is not read at all", async () => {
  const { formToken = "" } = await owners.pavel.get("/dashboard/kyc");
  const before = state();
  const answer = await others.customer.person.postOnly("/dashboard/kyc", {
    formToken,
    ...passport,
  });
  expect([answer.status, answer.heading]).toEqual([403, others.customer.heading]);
  // The token comes first: after a file it says nothing.
  const own = (await others.customer.person.get("/dashboard/kyc")).formToken ?? "";
  const late = new FormData();
  late.append("files", asFile(pngFile()));
  late.append("formToken", own);
  expect((await others.customer.person.postRaw("/dashboard/kyc", late, "")).status).toBe(403);
  expect(state()).toEqual(before);
});
