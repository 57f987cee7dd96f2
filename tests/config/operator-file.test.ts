// OPERATOR_FILE: what it may contain, what is refused in one sentence, and that production refuses the examples.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { exampleOperator } from "~server/kernel/operator";
import { demo, faultsOf, freshFolder } from "../support/portal/config-faults";
import { operatorFile, production } from "../support/portal/production-settings";

const own = JSON.parse(readFileSync(operatorFile, "utf8")) as Record<string, unknown>;

function fileWith(content: string | Uint8Array | Record<string, unknown>): string {
  const file = join(freshFolder(), "canary.json");
  const isText = typeof content === "string" || content instanceof Uint8Array;
  writeFileSync(file, isText ? content : JSON.stringify(content));
  return file;
}

describe("the operator's file", () => {
  test("replaces what it names; other keys keep the examples", () => {
    expect(demo().operator).toEqual(exampleOperator);
    expect(demo({ OPERATOR_FILE: fileWith({}) }).operator).toEqual(exampleOperator);
    expect(demo({ OPERATOR_FILE: fileWith(own) }).operator).toEqual(own);
    const { office: _office, ...others } = own;
    expect(demo({ OPERATOR_FILE: fileWith(others) }).operator).toEqual({
      ...own,
      office: exampleOperator.office,
    });
    expect(demo({ OPERATOR_FILE: fileWith({ figures: [] }) }).operator.figures).toEqual([]);
  });

  test.each([
    ["a byte order mark", `\ufeff${JSON.stringify(own)}`, own.brand],
    ["80 characters", JSON.stringify({ brand: "ü".repeat(80) }), "ü".repeat(80)],
    ["markup", JSON.stringify({ brand: `A & B <b> "C" 'D'` }), `A & B <b> "C" 'D'`],
    ["spaces around it", JSON.stringify({ brand: "  North \t wind " }), "North wind"],
  ])("may have %s", (_what, text, brand) => {
    expect(demo({ OPERATOR_FILE: fileWith(text) }).operator.brand).toBe(brand);
  });

  test.each([
    ["+44 117 432 1234", "desk@northwind.test", "EUR"],
    ["+1 (415) 200-1234", "hilfe@b\u00fccher.test", "GBP"],
    ["+49 30 901820", "a.b+c@mail.northwind.test", "USD"],
  ])(
    "may have the phone %s, the email %s and the currency %s",
    (supportPhone, supportEmail, reportingCurrency) => {
      const { operator } = demo({
        OPERATOR_FILE: fileWith({ supportPhone, supportEmail, reportingCurrency }),
      });
      expect(operator).toMatchObject({ supportPhone, reportingCurrency });
      expect(operator.supportEmail).toMatch(/^[\x21-\x7e]+\.test$/);
    },
  );
});

describe("a file that can't be used is refused in one sentence, without its path and its values", () => {
  test("if it can't be read", () => {
    const folder = join(freshFolder(), "canary");
    mkdirSync(folder);
    for (const [path, code] of [
      ["/none/canary.json", "ENOENT"],
      [folder, "EISDIR"],
      [join(operatorFile, "canary"), "ENOTDIR"],
    ] as const)
      expect(faultsOf({ OPERATOR_FILE: path })).toEqual([
        `OPERATOR_FILE can't be read (${code}). Correct the path, or let the portal's user read the file.`,
      ]);
  });

  test.each([
    ["", "canary", "brand: canary", '{"brand": "canary",}', "SESSION_SECRET=canary"],
    [Uint8Array.from([0x22, 0xff, 0x22]), JSON.stringify(own).slice(1)],
  ])("if it isn't JSON: %#", (...texts) => {
    for (const text of texts)
      expect(faultsOf({ OPERATOR_FILE: fileWith(text) })).toEqual([
        "OPERATOR_FILE must be the path of a JSON file in UTF-8.",
      ]);
  });

  test.each(["[]", "null", '"canary"', "7", JSON.stringify([own])])("if it is %s", (text) => {
    expect(faultsOf({ OPERATOR_FILE: fileWith(text) })).toEqual([
      "OPERATOR_FILE must contain one JSON object.",
    ]);
  });

  test.each<[Record<string, unknown>, string]>([
    [{ Brand: "canary" }, '"Brand"'],
    [{ ...own, support_email: "canary", phone: "canary" }, '"support_email", "phone"'],
    [{ "name\n- ": "canary" }, String.raw`"name\n- "`],
  ])("if it has an unknown key: %j", (content, named) => {
    expect(faultsOf({ OPERATOR_FILE: fileWith(content) })).toEqual([
      `OPERATOR_FILE contains an unknown key: ${named}. The keys are brand, company, office, supportEmail, supportPhone, reportingCurrency, figures, receivingAccounts, levels.`,
    ]);
  });

  test.each([
    [
      "brand",
      ["", " ", "c".repeat(81), 7, null, ["canary"], "\u200b"],
      "must be text of 1 to 80 characters",
    ],
    ["company", ["", "c".repeat(81), {}, true], "must be text of 1 to 80 characters"],
    [
      "office",
      ["canary", [], [""], ["canary", 7], Array(7).fill("canary"), ["c".repeat(81)]],
      "must be a list of 1 to 6 lines, each of 1 to 80 characters",
    ],
    [
      "supportEmail",
      ["canary", "canary@", "a canary@northwind.test", "<canary@northwind.test>", 7],
      "must be an email address",
    ],
    [
      "supportPhone",
      ["canary", "0117 432 1234", "+44", "+44 117 432 1234 ext. 5", "+1 800 CANARY", 441174321234],
      "must be a phone number that starts with + and its country code",
    ],
    ["reportingCurrency", ["canary", "usd", "CHF", 7], "must be USD, EUR, or GBP"],
    [
      "figures",
      [
        "canary",
        [{ name: "canary" }],
        [{ name: "canary", value: 12 }],
        [{ name: "canary", value: "" }],
        [{ name: "a", value: "b", canary: "c" }],
        Array(9).fill({ name: "a", value: "b" }),
      ],
      'must be a list of up to 8 objects, each with a "name" and a "value" of 1 to 40 characters',
    ],
  ])("if %s is wrong", (key, values, rule) => {
    for (const value of values) {
      const faults = faultsOf({ OPERATOR_FILE: fileWith({ ...own, [key]: value }) });
      expect(faults).toEqual([`OPERATOR_FILE: "${key}" ${rule}.`]);
    }
  });

  test("with one sentence for each wrong key, beside those of other settings", () => {
    const OPERATOR_FILE = fileWith({ brand: 1, office: [1, 2, 3], canary: 1 });
    expect(faultsOf({ OPERATOR_FILE, PORT: "canary" })).toHaveLength(4);
    expect(faultsOf({ ...production, OPERATOR_FILE: "/none/canary.json" })).toHaveLength(1);
    expect(faultsOf({ ...production, OPERATOR_FILE })).toHaveLength(3);
  });
});

describe.each([
  ["production", {}],
  ["production with another backend", { API_BASE_URL: "https://api.portal.test" }],
])("%s", (_what, env) => {
  const faultsWith = (values: Record<string, unknown>) =>
    faultsOf({ ...production, ...env, OPERATOR_FILE: fileWith({ ...own, ...values }) });
  const sentence = (keys: string) => [
    `OPERATOR_FILE must be a JSON file with your own ${keys}: the portal still has examples.`,
  ];

  test("starts with names and addresses of its own", () => {
    expect(faultsOf({ ...production, ...env })).toEqual([]);
    expect(faultsWith({ company: "Exampleton Ltd", office: ["1 Sample Street"] })).toEqual([]);
    expect(
      faultsWith({ supportPhone: "+1 415 555 2671", supportEmail: "a@myexample.com" }),
    ).toEqual([]);
  });

  test("is refused without them, and a demo isn't", () => {
    const { OPERATOR_FILE: _file, ...others } = production;
    const all = sentence("company, office, supportEmail, and supportPhone");
    expect(faultsOf({ ...others, ...env })).toEqual(all);
    expect(
      faultsOf({ ...others, ...env, OPERATOR_FILE: fileWith({ brand: "Northwind" }) }),
    ).toEqual(all);
    expect(faultsOf(env)).toEqual([]);
  });

  test.each([
    ["company", ["Example Markets Ltd", "EXAMPLE LTD", "Example"]],
    ["office", [["Example House", "Bristol"], ["1 Example Street"], ["Bristol", "example town"]]],
    [
      "supportEmail",
      ["support@example.com", "desk@mail.example.org", "desk@example.net", "desk@portal.example"],
    ],
    ["supportPhone", ["+1 202 555 0100", "+1 (415) 555-0199", "+12125550123"]],
  ])("is refused while %s is an example", (key, values) => {
    for (const value of values) expect(faultsWith({ [key]: value })).toEqual(sentence(key));
  });
});
