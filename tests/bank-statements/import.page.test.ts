// Treasury's way through a bank statement, without scripts: upload, preview, confirmation, and what is left open.
import { afterAll, expect, test } from "vitest";
import { statementFilesIn } from "~server/features/bank-statements/store";
import { usersIn } from "~server/features/users/store";
import { camtText } from "../support/inputs/bank-statement";
import { seededWallets } from "../support/people/seeded-wallets";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const { balancesOf } = seededWallets(portal);
const ada = await portal.signInAs("admin");
const bea = await portal.signInAs("second.admin");
afterAll(() => portal.close());

const person = async (name: string) => {
  const found = await usersIn(portal.backend.context.storage.db).byEmail(`${name}@example.com`);
  if (!found) throw new Error(`${name} isn't there`);
  return found;
};
const upload = async (text: string, name: string, account = "example-usd") =>
  ada.submit(await ada.get("/admin/bank-statements/new"), {
    account,
    file: new File([text], name),
  });

test("a statement is uploaded, confirmed and posted", async () => {
  const list = await ada.get("/admin/bank-statements");
  expect(list.text).toContain("No statements imported");
  const form = await ada.get(list.link("Upload statement"));
  const nothing = await ada.submit(form, {});
  expect(nothing.messages).toEqual(["Choose a file"]);
  const broken = await upload("<Document>", "odd.xml");
  expect(broken.messages.length).toBe(1);

  const hana = await person("hana");
  const { deposit_reference: reference, fullname } = hana;
  const before = (await balancesOf("hana")).available;
  const preview = await ada.follow(
    await upload(
      camtText({
        lines: [
          { amount: "75.25", name: fullname, text: `${reference}`, reference: "PAGE-1" },
          { amount: "20.00", name: "Eve Else", text: "Invoice 7", reference: "PAGE-2" },
          { amount: "-1.50", text: "Account fee", reference: "PAGE-3" },
        ],
      }),
      "november.xml",
    ),
  );
  expect(preview.text).toContain("november.xml");
  expect(preview.text).toContain("Credit customer");
  expect(preview.text).toContain("No customer found");
  expect((await upload(camtText({ lines: [{ amount: "1.00" }] }), "next.xml")).messages).toEqual([
    "Another import for this account isn't finished. Confirm or discard it first.",
  ]);
  const question = await ada.get(preview.link("Confirm import"));
  const confirmed = await ada.follow(
    await ada.submit(question, {}, { form: "import-confirmation" }),
  );
  expect(confirmed.notice).toBe("Import confirmed. Its lines are being posted.");
  await portal.backend.settled();
  expect((await balancesOf("hana")).available).toBe(before + 7525n);
  const posted = await ada.get(confirmed.path);
  expect(posted.text).toContain("Credited");
  const staffPage = await ada.get(`/admin/users/${hana.id}`);
  const lines = await ada.get(staffPage.link("Lines of bank statements"));
  expect([lines.heading, lines.links("Credited").length]).toEqual(["Bank lines of a customer", 1]);
  expect(lines.text).toContain("$75.25");
  expect(lines.text).not.toContain("Eve Else");
  const seen = await (await portal.signInAs("hana")).get("/dashboard/transactions");
  expect(seen.text).toContain("Bank transfer");
});

test("an open line is taken, assigned, and accepted by compliance with both names beside each other", async () => {
  const queue = await ada.get("/admin/bank-lines");
  const line = await ada.get(queue.link("Eve Else Invoice 7"));
  const taken = await ada.follow(await ada.submit(line, {}, { form: "owner" }));
  expect(taken.notice).toBe("You took this line.");
  const question = await ada.get(taken.link("Credit a customer"));
  const refused = await ada.submit(
    question,
    { customer: "nobody@example.com", reason: "By phone" },
    { form: "line-credit" },
  );
  expect(refused.messages).toEqual(["No customer has this email, username or reference."]);
  const waiting = await ada.follow(
    await ada.submit(
      question,
      { customer: "hana@example.com", reason: "By phone" },
      { form: "line-credit" },
    ),
  );
  expect(waiting.notice).toBe("The names differ. Compliance decides about this line.");
  expect(waiting.text).toContain("Payer at the bank");
  const seen = await bea.get(waiting.path);
  const accept = await bea.get(seen.link("Accept the name"));
  const accepted = await bea.follow(
    await bea.submit(accept, { reason: "Married name" }, { form: "line-compliance-approval" }),
  );
  expect(accepted.notice).toBe("Name accepted and customer credited");
});

test("the columns of a CSV file are mapped once, and known for the next file", async () => {
  const rows = (day: string, ...lines: string[]) =>
    `${["Date;Amount;Name;Text", ...lines.map((line) => `${day};${line}`)].join("\n")}\n`;
  const first = rows("20.11.2026", "5,00;Eve Else;Hello", "-2,00;;Fee");
  const form = await ada.follow(await upload(first, "first.csv", "example-eur"));
  expect(form.text).toContain("Column 4");
  expect(form.text).toContain("Eve Else");
  const fields = {
    dateFormat: "DD.MM.YYYY",
    decimalSign: ",",
    bookingDate: "1",
    amount: "2",
    counterparty: "3",
    details: "4",
    name: "Business account",
  };
  const refused = await ada.submit(form, { ...fields, amount: "3" }, { form: "mapping" });
  expect(refused.messages.join(" ")).toContain("Line 2");
  const preview = await ada.follow(await ada.submit(form, fields, { form: "mapping" }));
  expect(preview.text).toContain("€5.00");
  const discarded = await ada.follow(
    await ada.submit(await ada.get(preview.link("Discard")), {}, { form: "import-cancellation" }),
  );
  expect(discarded.notice).toBe("Import discarded");
  const next = await ada.follow(
    await upload(rows("19.11.2026", "6,00;Eve Else;Again"), "second.csv", "example-eur"),
  );
  expect(next.text).toContain("€6.00");
});

test("the page of a running import refreshes itself if requested, and no longer once it has ended", async () => {
  const [path = ""] = (await ada.get("/admin/bank-statements")).linksWhere((words) =>
    words.includes("november.xml"),
  );
  const id = path.split("/").at(-1) ?? "";
  const files = statementFilesIn(portal.backend.context.storage.db);
  const refresh = '<noscript><meta http-equiv="refresh" content="30"/></noscript>';
  const start = "Auto-refresh every 30 s";
  expect((await ada.get(path)).links(start)).toEqual([]);
  await files.change({ id, state: "posted" }, { state: "posting" });
  const still = await ada.get(path);
  expect(still.html).not.toContain(refresh);
  const running = await ada.get(still.link(start));
  expect(running.html).toContain(refresh);
  expect(running.link("Stop auto-refresh")).toBe(path);
  await files.change({ id, state: "posting" }, { state: "posted" });
});
