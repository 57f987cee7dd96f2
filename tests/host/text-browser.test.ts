// A customer with a text browser: no styles, no scripts, no pointer, and no header that says where
// a post comes from.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messagesIn } from "~server/locales/messages";
import { demoPassword } from "~server/kernel/demo-people";
import { apiAs } from "../support/api/api-client";
import type { Portal } from "../support/portal/server";
import { startDemonstration } from "../support/portal/started-demonstration";
import { isInstalled, TextBrowser } from "../support/people/text-browser";

describe.skipIf(!isInstalled)(
  `in w3m${isInstalled ? "" : " (skipped: w3m or script is not installed)"}`,
  () => {
    let portal: Portal;
    let w3m: TextBrowser;
    beforeAll(async () => {
      portal = await startDemonstration();
      w3m = await TextBrowser.open(`${portal.origin}/login`);
    });
    afterAll(async () => {
      w3m.close();
      await portal.stop();
    });

    test("a customer signs in, lists transactions and requests a withdrawal", async () => {
      const hana = await apiAs(portal.origin, "hana@example.com");
      const before = Number((await hana.call("GET", "/transactions")).total);

      w3m.fill("Or your username", "hana@example.com");
      w3m.fill("Password[", demoPassword);
      w3m.press("Sign in");
      await w3m.see(/Welcome, Hana Howard/);

      w3m.follow("Transactions");
      const list = await w3m.see(/newest first/);
      expect(list).toContain(`${before} transactions, newest first`);
      expect(new Set(list.match(/TX-\w{10}/g)).size).toBe(10);

      w3m.follow("Wallet");
      await w3m.see(/Available balance/);
      w3m.follow("Withdraw");
      await w3m.see(/Withdraw to/);
      w3m.fill("$[", "12.34");
      w3m.press("Continue to review");
      await w3m.see(/\$12\.34/);
      w3m.press("Confirm withdrawal");
      const receipt = await w3m.see(/under review/);

      const { transactions, total } = await hana.call("GET", "/transactions");
      const [newest] = Array.isArray(transactions) ? transactions : [];
      expect([total, newest]).toEqual([
        before + 1,
        expect.objectContaining({ status: "pending", amount: 12.34 }),
      ]);
      expect(receipt).toContain(String(Object(newest).reference));
    });

    test("a customer deposits, has a form refused and withdraws in Arabic", async () => {
      const [signIn, area, wallets] = [
        messagesIn("ar", "signIn"),
        messagesIn("ar", "customerArea"),
        messagesIn("ar", "wallets"),
      ];
      const [drafts, deposits, withdrawals] = [
        messagesIn("ar", "drafts"),
        messagesIn("ar", "deposits"),
        messagesIn("ar", "withdrawals"),
      ];
      const george = await apiAs(portal.origin, "george@example.com");
      const before = Number((await george.call("GET", "/transactions")).total);
      const arabic = await TextBrowser.open(`${portal.origin}/ar/about`);
      arabic.follow(signIn("submit"));
      await arabic.see(/\[/);
      arabic.fill(signIn("emailHint"), "george@example.com");
      arabic.fill(`${signIn("password")}[`, demoPassword);
      arabic.press(signIn("submit"));
      await arabic.see(/George Grant/);

      arabic.follow(area("wallet"));
      await arabic.see(/£/);
      arabic.follow(wallets("deposit"));
      await arabic.see(/0\.00|\[/);
      arabic.fill(deposits("amount"), "1.234");
      arabic.press(drafts("continueToReview"));
      await arabic.see(/1,234\.00/);
      // Without what was there before.
      arabic.fill("1.23", "\u001541");
      arabic.press(drafts("continueToReview"));
      await arabic.see(/41\.00/);
      arabic.press(deposits("confirm"));
      await arabic.see(/TX-\w{10}/);

      arabic.follow(area("wallet"));
      await arabic.see(/£/);
      arabic.follow(wallets("withdraw"));
      await arabic.see(/£ ?\[/);
      arabic.fill("£[", "32.50");
      arabic.press(drafts("continueToReview"));
      await arabic.see(/32\.50/);
      arabic.press(withdrawals("confirm"));
      await arabic.see(/TX-\w{10}/);
      arabic.close();
      expect((await george.call("GET", "/transactions")).total).toBe(before + 2);
    });

    test("a wrong password is reported next to the form, which keeps its entries", async () => {
      const other = await TextBrowser.open(`${portal.origin}/login`);
      other.fill("Or your username", "zoe@example.com");
      other.fill("Password[", "not this one");
      other.press("Sign in");
      await other.see(/problem/i);
      other.follow("Or your username");
      expect(await other.see(/zoe@example\.com/)).toMatch(/username\s*\[ ?zoe@example\.com/);
      other.close();
    });
  },
);
