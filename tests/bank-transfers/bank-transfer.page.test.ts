// The way to deposit by bank transfer: from the deposit dialog to the account, and what is announced and canceled.
import { afterAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());

const path = "/dashboard/wallet/deposit/bank-transfer";

describe("a bank transfer", () => {
  test.each([
    ["card", "/dashboard/wallet/deposit"],
    ["crypto", "/dashboard/wallet/deposit/crypto"],
  ])("is a tab beside %s, and takes over the amount that was typed", async (_tab, other) => {
    const hana = await portal.signInAs("hana");
    const answer = await hana.submit(await hana.get(other), { amount: "1,250.50", tab: "bank" });
    expect(answer.location).toBe(`${path}?amount=1250.50&currency=USD`);
    const page = await hana.get(answer.location ?? "");
    expect(page.html).toContain('value="1250.50"');
    const back = await hana.submit(page, { amount: "60", tab: "crypto" });
    expect(back.location).toBe("/dashboard/wallet/deposit/crypto?amount=60.00");
  });

  test("shows the account in groups, the customer's reference and the days, to customers in their currency", async () => {
    const hana = await portal.signInAs("hana");
    const page = await hana.get(path);
    expect(page.title).toContain("Deposit by bank transfer");
    expect(page.text).toMatch(/Your reference\s*RF\d\d( [0-9A-Z]{2,4}){3}/);
    expect(page.text).toContain("9900 1122 33");
    expect(page.text).toContain("Usually arrives within 3 working days.");
    expect(page.text).toContain("If the reference is missing or wrong");
    expect(page.html).not.toContain("qr-code");
    expect(page.text).not.toContain("DE02");
  });

  test("in euros has a QR code, also with the amount", async () => {
    const euros = await portal.signInAs("zoe");
    const page = await euros.get(path);
    expect(page.text).toContain("DE02 1203 0000 0000 2020 51");
    expect(page.html).toContain("qr-code");
    const shown = await euros.submit(page, { amount: "75", code: "1" });
    expect(shown.location).toBe(`${path}?amount=75.00&currency=EUR`);
    const withAmount = await euros.get(shown.location ?? "");
    expect(withAmount.text).toContain("fill in the transfer of €75.00");
    expect(withAmount.html.match(/<path d="[^"]+" fill="#000"/)).not.toEqual(
      page.html.match(/<path d="[^"]+" fill="#000"/),
    );
  });

  test("that was sent is listed on the wallet, and canceled", async () => {
    const hana = await portal.signInAs("hana");
    const refused = await hana.submit(await hana.get(path), { amount: "much" });
    expect(refused.faults).toMatchObject([{ fieldId: "announcement-amount" }]);
    const sent = await hana.submit(await hana.get(path), { amount: "320.75" });
    expect(sent.location).toBe("/dashboard/wallet");
    const wallet = await hana.follow(sent);
    expect(wallet.text).toContain("We're expecting $320.75 by bank transfer");
    expect(wallet.text).toContain("Expected bank transfers");
    expect(wallet.text).toMatch(/\$320\.75.*today/s);
    const href = /href="([^"]+\/cancellation)"/.exec(wallet.html)?.[1] ?? "";
    const dialog = await hana.get(href);
    expect(dialog.text).toContain("We'll no longer expect $320.75");
    const canceled = await hana.follow(await hana.submit(dialog, {}));
    expect(canceled.text).toContain("We no longer expect this transfer.");
    expect(canceled.text).not.toContain("Expected bank transfers");
    expect((await hana.get(href)).text).toContain("it arrived, was canceled, or expired");
  });

  test("of someone else can't be opened", async () => {
    const [hana, zoe] = [await portal.signInAs("hana"), await portal.signInAs("zoe")];
    await hana.submit(await hana.get(path), { amount: "9" });
    const wallet = await hana.get("/dashboard/wallet");
    const href = /href="([^"]+\/cancellation)"/.exec(wallet.html)?.[1] ?? "";
    expect((await zoe.get(href)).status).toBe(404);
  });
});
