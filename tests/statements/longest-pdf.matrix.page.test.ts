// The longest PDF that there is, drawn within the memory of its process.
import { afterAll, beforeAll, expect, test } from "vitest";
import { limits } from "~server/kernel/limits";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";
import { addEntries } from "../support/database/ledger-entries";
import type { Visitor } from "../support/people/visitor";

let portal: InProcessPortal;
let hana: Visitor;
beforeAll(async () => {
  portal = await openPortal();
  await addEntries(portal.dataDir, "hana@example.com", limits.pdfEntriesMaximum + 10);
  hana = await portal.signInAs("hana");
});
afterAll(() => portal.close());

test("a statement of more entries than a PDF lists is drawn, twice in a row", async () => {
  const address = `/dashboard/statements/${new Date().toISOString().slice(0, 7)}/pdf`;
  for (let time = 0; time < 2; time += 1) {
    const { status, headers } = await hana.get(address);
    expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
  }
});
