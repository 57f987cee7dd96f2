// Every form with what keyboards and clipboards add to its texts: the page takes what the API takes.
import { afterAll, expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { allOperations } from "../support/api/caller";
import { textFieldsOf } from "../support/api/text-fields";
import { noises } from "../support/inputs/noise";
import { addressOf } from "../support/pages/page-table";
import type { ShownPage } from "../support/pages/shown-page";
import { validForms, type ValidForm } from "../support/pages/valid-forms";
import { recordsOf } from "../support/people/records";
import { openPortal } from "../support/portal/in-process-portal";
import type { Fields } from "../support/people/visitor";

const portal = await openPortal();
const hana = await portal.signInAs("hana");
const people = {
  hana,
  admin: await portal.signInAs("admin"),
  pavel: await portal.signInAs("pavel"),
};
const records = await recordsOf(portal, hana, "hana");
const pavel = await usersIn(portal.backend.context.storage.db).byEmail("pavel@example.com");
afterAll(() => portal.close());

/** By the names that the operations have for them; in a form, a block's fields stand alone. */
const freeTexts = new Set(
  allOperations
    .flatMap(({ body }) => textFieldsOf(body))
    .filter(({ path, isFixed }) => !isFixed && !/password$/i.test(path))
    .flatMap(({ path }) => [path, path.replace(/^(usa|europe|others)\./, "")]),
);
// The API has these as numbers or as a choice of its own; a page writes them itself.
for (const name of ["version", "side"]) freeTexts.delete(name);
// In the form of the demonstration's bank, a choice; of payouts, which have tests of their own, a text.
freeTexts.delete("reference");

/** A browser leaves halves of characters and null bytes out of a form. */
const typed = (text: string) =>
  noises
    .filter(({ mayBeRefused, what }) => !mayBeRefused && what !== "half a character")
    .reduce((noisy, noise) => noise.typed(noisy), text);

/** As the page draws it, and as the test types over it. */
function noisyFields(page: ShownPage, fields: Fields, form: string | undefined): Fields {
  const drawn = page.status === 200 ? page.form(form).fields : {};
  return Object.fromEntries(
    Object.entries({ ...drawn, ...fields }).map(([name, value]) => [
      name,
      typeof value === "string" && value !== "" && freeTexts.has(name) ? typed(value) : value,
    ]),
  );
}

let tried = 0;
test.each(validForms.map((form) => [`${form.path}${form.query}`, form] as const))(
  "%s",
  async (_address, { path, who, fields, query, of }: ValidForm) => {
    const person = who === "visitor" ? portal.visitor() : people[who];
    const owner = of === "hana" ? records : { ...records, person: pavel?.id ?? "" };
    const address = `${addressOf(path, owner)}${query}`;
    const page = await person.get(address);
    const form = page.status === 200 ? page.formFor(path)?.id : undefined;
    const noisy = noisyFields(page, fields, form);
    tried += Object.values(noisy).filter((value) => String(value).includes("\u202e")).length;
    const answer =
      page.status === 200
        ? await person.submit(page, noisy, form === undefined ? {} : { form })
        : await person.post(address, noisy);
    expect([answer.messages, answer.isRefusal, answer.status < 400]).toEqual([[], false, true]);
  },
);

test("many fields were tried", () => expect(tried).toBeGreaterThan(40));
