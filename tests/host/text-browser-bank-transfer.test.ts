// A deposit by bank transfer in a text browser: where to send it, "I've sent it", and the statement that treasury imports.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPassword, demoPeople } from "~server/kernel/demo-people";
import { camtText } from "../support/inputs/bank-statement";
import { ifCrashed, isInstalled, TextBrowser } from "../support/people/text-browser";
import type { Portal } from "../support/portal/server";
import { startDemonstration } from "../support/portal/started-demonstration";

const amount = "64.20";
const zoe = demoPeople.find(({ email }) => email === "zoe@example.com")?.name ?? "";

describe.skipIf(!isInstalled)(
  `in w3m${isInstalled ? "" : " (skipped: w3m or script is not installed)"}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), "portal-statement-"));
    const windows: TextBrowser[] = [];
    let portal: Portal;
    beforeAll(async () => {
      portal = await startDemonstration();
    });
    afterAll(async () => {
      for (const window of windows) window.close();
      await portal.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    async function signedIn(path: string, email: string, home: RegExp): Promise<TextBrowser> {
      const window = await TextBrowser.open(`${portal.origin}${path}`);
      windows.push(window);
      window.fill("Email", email);
      window.fill("Password[", demoPassword);
      window.press("Sign in");
      await window.see(home);
      return window;
    }

    async function announced(customer: TextBrowser): Promise<string> {
      customer.follow("Wallet");
      await customer.see(/Available balance/);
      customer.follow("Deposit");
      await customer.see(/Card number/);
      customer.follow("Bank transfer");
      const details = await customer.see(/Deposit by bank transfer/);
      expect(details).toContain("DE02 1203 0000 0000 2020 51");
      const [, reference = ""] = /Your reference (RF\d\d(?: \w{1,4})+) Always/.exec(details) ?? [];
      expect(reference, details).not.toBe("");
      customer.fill("€[", amount);
      customer.press("I've sent it");
      await customer.see(/We're expecting €64\.20 by bank transfer/);
      return reference;
    }

    test(
      "a customer announces a transfer, and treasury imports the statement that has it",
      ifCrashed,
      async () => {
        const customer = await signedIn("/login", "zoe@example.com", /Welcome, Zoë/);
        const reference = await announced(customer);
        const file = join(folder, "statement.xml");
        const line = { amount, name: zoe, text: reference, reference: "TEXT-1" };
        writeFileSync(
          file,
          camtText({ account: "DE02120300000000202051", currency: "EUR", lines: [line] }),
        );

        const treasury = await signedIn("/admin/login", "admin@example.com", /Review queues/);
        treasury.follow("Bank statements");
        await treasury.see(/No statements imported/);
        treasury.follow("Upload statement");
        await treasury.see(/camt\.053, MT940 or CSV/);
        treasury.fill("camt.053, MT940", file);
        treasury.press("Upload statement");
        const preview = await treasury.see(/Credit customer/);
        expect(preview).toContain("€64.20");
        treasury.follow("Confirm import");
        await treasury.see(/1 line is posted/);
        // The button of the question, below the link that led to it.
        treasury.follow("Lines without a match");
        treasury.press("Confirm import");
        await treasury.see(/Import confirmed/);

        customer.follow("Transactions");
        await customer.see(/newest first.*€64\.20.*Successful/);
      },
    );
  },
);
