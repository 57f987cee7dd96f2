// Treasury reads whether the bank's statements and the ledger agree, without scripts.
import { afterAll, expect, test } from "vitest";
import { camtText } from "../support/inputs/bank-statement";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const ada = await portal.signInAs("admin");
afterAll(() => portal.close());

async function imported(text: string, name: string) {
  const preview = await ada.follow(
    await ada.submit(await ada.get("/admin/bank-statements/new"), {
      account: "example-usd",
      file: new File([text], name),
    }),
  );
  const question = await ada.get(preview.link("Confirm import"));
  await ada.submit(question, {}, { form: "import-confirmation" });
  await portal.backend.settled();
}

const address = "/admin/bank-statements/reconciliation";
const month = `${address}?from=2026-11-01&to=2026-11-30`;

test("days are found from the imports, name what differs, and are downloaded", async () => {
  const empty = await ada.get(month);
  expect(empty.text).toContain("No statements in this period");

  const line = { amount: "20.00", name: "Eve Else", text: "Invoice 7", reference: "DAYS-1" };
  await imported(camtText({ number: "1", opening: "5.00", lines: [line] }), "first.xml");
  const agreeing = await ada.get(month);
  expect(agreeing.text).toContain("All closing balances match the ledger.");
  expect(agreeing.text).toContain("1 open");

  const next = { ...line, reference: "DAYS-2" };
  await imported(camtText({ number: "2", opening: "30.00", lines: [next] }), "second.xml");
  const differing = await ada.get(month);
  expect(differing.text).toContain("1 day has a difference or a missing statement.");
  expect(differing.text).toMatch(
    /A statement starts at \$30\.00, but the last one ended at \$25\.00/,
  );

  const file = await ada.get(differing.link("Download CSV"));
  const [heading = "", row = ""] = file.html.replace("\ufeff", "").split("\r\n");
  expect(heading.split(",").slice(0, 4)).toEqual(["Day", "Account", "Currency", "Opening balance"]);
  expect(row).toContain("2026-11-20");
  expect(row).toContain("USD,5.00,40.00,0.00,50.00,45.00,5.00,25.00,30.00");

  const tooLong = await ada.follow(await ada.get(`${address}?from=2026-01-01&to=2026-11-20`));
  expect(tooLong.notice).toContain("92 days");
});
