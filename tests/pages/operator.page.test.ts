// What the operator's file says, everywhere that a portal names itself; and names that aren't plain letters.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendDue } from "~server/features/email/send-due";
import type { Mail } from "~server/features/email/port";
import { exampleOperator, type Operator } from "~server/kernel/operator";
import { drawPdf } from "~/routes/customer/statements/draw-pdf.server";
import { statementOf } from "../support/inputs/statement";
import { Visitor } from "../support/people/visitor";
import { PdfText } from "../support/pages/pdf-text";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";
import { freePort } from "../support/portal/server";
import { operatorFile, production } from "../support/portal/production-settings";

const folder = mkdtempSync(join(tmpdir(), "operator-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const plain: Operator = {
  ...(JSON.parse(readFileSync(operatorFile, "utf8")) as Operator),
  reportingCurrency: "EUR",
};
const marked: Operator = {
  ...plain,
  brand: `Hook & <b>Line</b> "Markets", 'Ltd'`,
  company: `<script>alert("x")</script> & Sons`,
  office: [`1 "Quay" <Street>`, "O'Connell & Co"],
  supportEmail: "o'brien&co@northwind.test",
  figures: [{ name: `"Spread" & <fee>`, value: "<1 pip" }],
};
const arabic: Operator = {
  ...plain,
  brand: "\u0627\u0644\u0646\u062c\u0645\u0629",
  company:
    "\u0634\u0631\u0643\u0629 \u0627\u0644\u0623\u0633\u0648\u0627\u0642 \u0627\u0644\u0645\u062d\u062f\u0648\u062f\u0629",
  office: [
    "\u0634\u0627\u0631\u0639 \u0627\u0644\u0645\u0644\u0643 12",
    "\u0639\u0645\u0627\u0646",
  ],
};
const long: Operator = {
  ...plain,
  brand: "N".repeat(80),
  company: `${"Northwind ".repeat(7)}Markets Li`.slice(0, 80),
  office: ["H".repeat(80), "Bristol"],
};

const examples = [
  exampleOperator.brand,
  exampleOperator.company,
  ...exampleOperator.office,
  exampleOperator.supportEmail,
  exampleOperator.supportPhone,
  exampleOperator.supportPhone.replaceAll(" ", "\u00a0"),
  "no-reply@example.com",
  "Example figures",
  "1:500",
];
/** The figures beside the sample statement are examples of every portal. */
const withoutSamples = (html: string) => html.replaceAll(/<span class="tag">[^<]*<\/span>/g, "");
const escapes = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
};
const unescaped = (html: string) =>
  html
    .replaceAll("<!-- -->", "")
    .replaceAll(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => Object(escapes)[entity]);
/** Values within a message are isolated from its direction. */
const flat = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, "").replaceAll("\u00a0", " ");

async function sentMail(portal: InProcessPortal): Promise<Mail[]> {
  const { context } = portal.backend;
  const sent: Mail[] = [];
  const mailer = {
    send: (mail: Mail) => (sent.push(mail), Promise.resolve(null)),
    storedMail: () => Promise.resolve([]),
    erase: () => Promise.resolve(),
  };
  await sendDue({ ...context, mailDispatcher: { ...context.mailDispatcher, mailer } });
  return sent;
}

const pdfOf = async () =>
  PdfText.of(
    await drawPdf(statementOf(5, { holder: "Zoe Zorn", currency: "EUR" }), {
      isDemo: false,
      email: "zoe@portal.test",
      isPlain: true,
      locale: "en",
    }),
  );

describe.each([
  ["plain names", plain],
  ["names with markup and quotes", marked],
  ["Arabic names", arabic],
  ["names of 80 characters", long],
])("with %s, the file's values and no examples are", (_what, operator) => {
  let portal: InProcessPortal;
  let visitor: Visitor;
  beforeAll(async () => {
    const file = join(folder, "operator.json");
    writeFileSync(file, JSON.stringify(operator));
    portal = await openPortal({ OPERATOR_FILE: file });
    visitor = portal.visitor();
  });
  afterAll(() => portal.close());
  const { brand, company, office, supportEmail, supportPhone, figures } = operator;
  const expectIn = (text: string, values: readonly string[]) => {
    for (const value of values) expect(flat(text)).toContain(value);
    for (const example of examples) expect(text).not.toContain(example);
  };

  test.each([
    ["/", [brand, company, ...figures.flatMap(({ name, value }) => [name, value]), "Key figures"]],
    ["/terms", [brand, company]],
    ["/privacy", [brand, company, office.join(", "), supportEmail]],
    ["/contact", [brand, company, ...office, supportEmail, supportPhone]],
    ["/about", [brand, company, office.join(", "), supportEmail]],
    ["/accessibility", [brand, supportEmail, supportPhone]],
    ["/careers", [brand, company]],
    ["/copy-trading", [brand]],
    ["/login", [brand, company]],
    ["/nothing-here", [brand, company]],
  ])("on %s", async (path, values) => {
    const { html, title } = await visitor.get(path);
    expectIn(unescaped(withoutSamples(html)), values);
    expect(title.endsWith(` · ${brand}`)).toBe(true);
    expect(html).not.toMatch(/<script>alert|<b>Line|<fee>|<Street>/);
    const [, footer = ""] = /<div class="footer-end"><p>([^<]*)<\/p>/.exec(html) ?? [];
    expect(unescaped(footer)).toBe(company);
    const [mark = ""] = /<a class="brand"[\s\S]*?<\/a>/.exec(html) ?? [];
    expect(unescaped(mark.replaceAll(/<[^>]*>/g, ""))).toBe(brand);
  });

  test("in the files of the site and the API document", async () => {
    const security = await visitor.get("/.well-known/security.txt");
    expectIn(security.html, [`Contact: mailto:${supportEmail}\n`]);
    const manifest = JSON.parse((await visitor.get("/site.webmanifest")).html) as object;
    expect(manifest).toMatchObject({ name: brand, short_name: brand });
    const api = JSON.parse((await visitor.get("/api/openapi.json")).html) as object;
    expect(api).toMatchObject({
      info: { title: `${brand} API`, contact: { name: company, email: supportEmail } },
    });
    const docs = await visitor.get("/api/docs");
    expect(unescaped(docs.html)).toContain(`<title>${brand} API</title>`);
    expect(docs.html).not.toMatch(/<b>Line/);
    expectIn((await visitor.get("/accessibility/openacr.yaml")).html, [supportEmail, supportPhone]);
  });

  test("and the back office adds up in the file's currency", async () => {
    const admin = await portal.signInAs("admin");
    expect((await admin.get("/admin")).text).toContain("≈ Converted to EUR at");
  });

  test("in emails", async () => {
    await portal.visitor().post("/signup", {
      phoneNumber: "2025550177",
      country: "US",
      currency: "EUR",
      fullname: "Nina Newcomer",
      username: "nina",
      email: "nina@portal.test",
      password: "a long password",
      terms: "on",
    });
    const mail = (await sentMail(portal)).filter(({ to }) => to === "nina@portal.test");
    expect(mail.length).toBeGreaterThan(0);
    for (const { subject, text, html } of mail) {
      const sender = [company, ...office].join(", ");
      expectIn(text, [brand, sender]);
      expectIn(unescaped(html), [brand, sender]);
      expect(html).not.toMatch(/<script>|<b>Line|<Street>/);
      expectIn(subject, []);
    }
  });

  test("in the PDF of a statement, whose parts stay on their pages", async () => {
    const pdf = await pdfOf();
    const [head = ""] = pdf.text.split("Zoe Zorn");
    const drawn = (text: string) => text.replaceAll(/[\s\u0600-\u06ff]/g, "");
    for (const value of [brand, company, ...office]) expect(drawn(head)).toContain(drawn(value));
    for (const example of examples) expect(pdf.text).not.toContain(example);
    expect(pdf.pages).toBe(1);
    expect(pdf.untagged()).toEqual([]);
  });

  test("and the page's scripts contain none of them, so scripts show what the server wrote", async () => {
    const { html } = await visitor.get("/");
    const scripts = await scriptsOf(visitor, html);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts)
      for (const name of [...examples.slice(0, -2), brand, company])
        expect(script).not.toContain(name);
  });
});

/** The scripts that a page starts, and those that they import. */
async function scriptsOf(visitor: Visitor, html: string): Promise<string[]> {
  const found = new Map<string, string>();
  const todo = [...html.matchAll(/\/build\/[\w./-]+\.js/g)].map(([path]) => path);
  for (let path = todo.pop(); path !== undefined; path = todo.pop()) {
    if (found.has(path)) continue;
    const { html: script } = await visitor.get(path);
    found.set(path, script);
    for (const [, next = ""] of script.matchAll(/["']((?:\/build|\.\.?)\/[\w./-]+\.js)["']/g))
      todo.push(new URL(next, `http://portal.test${path}`).pathname);
  }
  return [...found.values()];
}

test("without a file, a demo shows the examples, and labels the figures", async () => {
  const portal = await openPortal();
  try {
    const { html, text } = await portal.visitor().get("/");
    expect(html).toContain("Example Markets Ltd");
    expect(text).toContain("Example figures Placeholders for illustration only.");
  } finally {
    await portal.close();
  }
});

test("production without own figures shows none", async () => {
  const file = join(folder, "no-figures.json");
  writeFileSync(file, JSON.stringify({ ...plain, figures: [] }));
  const port = String(await freePort());
  const portal = await openPortal({ ...production, OPERATOR_FILE: file, PORT: port });
  try {
    const { html, status } = await new Visitor(`http://127.0.0.1:${port}`).get("/");
    expect(status).toBe(200);
    expect(html).not.toMatch(/id="figures"|1:500|Key figures/);
  } finally {
    await portal.close();
  }
});
