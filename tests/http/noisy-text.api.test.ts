// Every text field of every operation, sent with what keyboards and clipboards add: stored or refused, on both databases, and never an internal error.
// In `npm test` it is every third operation.
import { expect, test } from "vitest";
import type { Operation } from "~server/http/operation";
import { FileResponse } from "~server/kernel/schemas/file-fields";
import { allOperations, type Answer, type Caller } from "../support/api/caller";
import { textFieldsOf, valueAt, withValueAt } from "../support/api/text-fields";
import { exampleBody } from "../support/api/example-body";
import { noises } from "../support/inputs/noise";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { sampled } from "../support/sized";

type Body = Readonly<Record<string, unknown>>;

/** What was typed and accepted, together; then what is refused, or isn't. */
const typings: readonly ((text: string) => string)[] = [
  (text) =>
    noises.reduce((noisy, noise) => (noise.mayBeRefused ? noisy : noise.typed(noisy)), text),
  ...noises.filter(({ mayBeRefused }) => mayBeRefused).map(({ typed }) => typed),
];

function asForm(body: Body): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.append(name, value instanceof File ? value : String(value));
  return form;
}

function send(caller: Caller, { method, encoding }: Operation, path: string, body: Body) {
  const sent = encoding === "multipart" ? asForm(body) : body;
  if (method === "DELETE") return caller.delete(path, sent);
  return method === "PATCH" ? caller.patch(path, sent) : caller.post(path, sent);
}

describeEitherEngine("noisy text", (portal) => {
  test(
    "is stored or refused by every operation, and breaks none",
    { timeout: 300_000 },
    async () => {
      const hana = await portal().customerWith("100.00");
      const admin = await portal().admin();
      const callers = { open: portal().visitor(), "signed-in": hana, staff: admin };
      const transaction = (await hana.withdraw("10.00")).id;
      const seen = new Set<number>();
      const broken: string[] = [];
      const note = (what: string, { status }: Answer) => {
        seen.add(status);
        if (status >= 500) broken.push(`${what}: ${status}`);
      };
      // What ends an account or a session would leave nothing to try after it.
      const ending = ({ method, path }: Operation) =>
        method === "DELETE" || /change-password|closing/.test(path);
      // A file is no JSON; its fields are those of the other records that are revealed.
      const inOrder = allOperations
        .filter(({ answer }) => answer !== FileResponse)
        .sort((a, b) => Number(ending(a)) - Number(ending(b)))
        .filter((_, index) => sampled(index % 3 === 0, true));
      for (const operation of inOrder) {
        const { method, path, body, query, access } = operation;
        const name = `${method} ${path}`;
        const address = path.replace(
          /\{\w+\}/,
          path.includes("transaction") ? transaction : hana.id,
        );
        const caller = callers[access];
        await hana.confirm();
        await admin.confirm();
        for (const field of textFieldsOf(body))
          for (const typed of typings) {
            const good = exampleBody(body);
            const text = typed(String(valueAt(good, field.path) ?? field.example ?? "text"));
            const noisy = withValueAt(good, field.path, text);
            note(`${name} ${field.path}`, await send(caller, operation, address, noisy));
          }
        for (const field of textFieldsOf(query))
          for (const typed of typings) {
            const asked = new URLSearchParams({ [field.path]: typed(field.example ?? "text") });
            note(`${name} ${field.path}`, await caller.get(`${address}?${asked}`));
          }
      }
      expect(broken).toEqual([]);
      expect([...seen]).toEqual(expect.arrayContaining([200, 201, 400, 404]));
      expect(await portal().ledgerFaults()).toEqual([]);
    },
  );
});
