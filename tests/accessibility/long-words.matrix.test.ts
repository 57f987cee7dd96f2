// Names and words that have no end break where the window ends, on every page that shows them.
import { afterAll, expect, onTestFinished, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { operator, setOperator } from "../../server/kernel/operator";
import { transactionsIn } from "../../server/features/ledger/transaction-store";
import { pngFile } from "../support/inputs/files";
import { openPortal } from "../support/portal/in-process-portal";
import { fits, layoutFaults } from "../support/browser/page-geometry";
import { openBrowser, openWindow, show, type PageView } from "../support/browser/page-viewer";

const portal = await openPortal();
const browser = await openBrowser();
const page = await openWindow(browser);
const plain: PageView = { scripts: "off", width: 1280, colors: "light" };
afterAll(async () => {
  await browser.close();
  await portal.close();
});

test("names without spaces break at the edge of the window", async () => {
  const person = portal.visitor();
  const long = "donaudampfschifffahrtsgesellschaft".repeat(2);
  const fields = {
    phoneNumber: "2025550177",
    country: "US",
    currency: "EUR",
    fullname: `Maximiliane ${long}`.slice(0, 100),
    username: "max",
    email: `${long.slice(0, 60)}@${long.slice(0, 50)}.example.com`,
    password: "a long password",
    terms: "on",
  };
  expect((await person.post("/signup", fields)).status).toBe(303);
  const misfits = [];
  for (const path of ["/dashboard", "/dashboard/settings", "/dashboard/wallet"]) {
    const { html } = await person.get(path);
    const open = html.replace(`<details class="avatar-menu"`, `<details open class="avatar-menu"`);
    await show(
      page,
      { path, address: path, area: "customer", state: "full", html: open, person },
      plain,
      portal,
    );
    for (const fit of fits)
      misfits.push(...(await layoutFaults(page, fit)).map((misfit) => `${path}: ${misfit}`));
  }
  expect(misfits).toEqual([]);
});

test("words of two thousand letters break wherever they are shown", async () => {
  const word = (most: number) => "x".repeat(Math.min(2000, most));
  const [admin, hana, george] = [
    await portal.signInAs("admin"),
    await portal.signInAs("hana"),
    await portal.signInAs("george"),
  ];
  const { db } = portal.backend.context.storage;
  const user = await usersIn(db).byEmail("hana@example.com");
  const asking = await usersIn(db).byEmail("george@example.com");
  const [held] = await transactionsIn(db).list(
    { userId: user?.id, type: "withdrawal", status: "pending" },
    { limit: 1, offset: 0 },
  );
  const [transaction, person] = [`/admin/transactions/${held?.id}`, `/admin/users/${user?.id}`];
  const visitor = portal.visitor();
  const picture = new File([new Uint8Array(pngFile().buffer)], `${word(110)}.png`, {
    type: "image/png",
  });
  const sent = [
    await visitor.submit(await visitor.get("/contact"), {
      fullname: word(100),
      email: "long@example.org",
      message: word(2000),
    }),
    await hana.submit(await hana.get("/dashboard/settings"), {
      "address.street": word(100),
      "address.city": word(100),
    }),
    // Her verified name stays until staff decide: the request is shown beside it, and what they enter acts at once.
    await george.submit(await george.get("/dashboard/settings"), { fullname: word(100) }),
    await admin.submit(await admin.get(`${person}/edit`), { fullname: word(100) }),
    await hana.submit(
      await hana.get(`/dashboard/transactions/${held?.id}/edit`),
      { description: word(500) },
      { form: "edit" },
    ),
    await hana.submit(await hana.get("/dashboard/kyc"), {
      documentType: "passport",
      files: picture,
    }),
    await admin.submit(await admin.get(`${person}/note`), { text: word(2000) }, { form: "note" }),
    await admin.submit(
      await admin.get(`${transaction}/rejection`),
      { reason: word(500) },
      { form: "rejection" },
    ),
  ];
  expect(sent.map(({ status, messages }) => [status, messages])).toEqual(sent.map(() => [303, []]));
  const misfits = [];
  const shown = [
    [
      hana,
      [
        "/dashboard",
        "/dashboard/transactions",
        `/dashboard/transactions/${held?.id}`,
        `/dashboard/transactions/${held?.id}/edit`,
        "/dashboard/kyc",
        "/dashboard/settings",
      ],
    ],
    [george, ["/dashboard/settings"]],
    [
      admin,
      [
        "/admin/transactions",
        transaction,
        person,
        `/admin/users/${asking?.id}`,
        "/admin/users",
        "/admin/wallets",
        `/admin/wallets/${user?.id}`,
        "/admin/audit",
        "/admin/messages",
        "/admin/outbox",
      ],
    ],
  ] as const;
  let seen = 0;
  for (const [who, paths] of shown) {
    for (const path of paths) {
      const { html, status } = await who.get(path);
      expect(status, path).toBe(200);
      if (html.includes("x".repeat(90))) seen += 1;
      await show(
        page,
        {
          path,
          address: path,
          area: who === admin ? "admin" : "customer",
          state: "full",
          html,
          person: who,
        },
        plain,
        portal,
      );
      for (const width of [320, 1280])
        misfits.push(
          ...(await layoutFaults(page, { name: `${width} px`, width })).map(
            (misfit) => `${path}: ${misfit}`,
          ),
        );
    }
  }
  expect(misfits).toEqual([]);
  expect(seen).toBeGreaterThan(15);
});

test("the operator's names break wherever they are shown", async () => {
  const given = operator();
  onTestFinished(() => setOperator(given));
  setOperator({
    ...given,
    brand: "N".repeat(80),
    company: "Northwind".repeat(8),
    office: ["H".repeat(80), "Bristol"],
    supportEmail: `${"d".repeat(60)}@${"n".repeat(60)}.test`,
    figures: [{ name: "F".repeat(40), value: "9".repeat(40) }],
  });
  const [visitor, hana] = [portal.visitor(), await portal.signInAs("hana")];
  const misfits = [];
  const shown = [
    [visitor, ["/", "/contact", "/privacy", "/accessibility", "/forgot-password", "/api/docs"]],
    [hana, ["/dashboard", "/dashboard/statements"]],
  ] as const;
  for (const [person, paths] of shown) {
    for (const path of paths) {
      const { html } = await person.get(path);
      expect(html, path).toContain("N".repeat(80));
      const area = person === hana ? "customer" : "visitor";
      await show(page, { path, address: path, area, state: "full", html, person }, plain, portal);
      for (const width of [320, 1280])
        misfits.push(
          ...(await layoutFaults(page, { name: `${width} px`, width })).map(
            (misfit) => `${path}: ${misfit}`,
          ),
        );
    }
  }
  expect(misfits).toEqual([]);
});
