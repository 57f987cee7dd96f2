// Wherever a page advises to contact support, these words lead there; and a demonstration says what it is once.
import { afterAll, describe, expect, test } from "vitest";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { usersIn } from "~server/features/users/store";
import { pageStates } from "../support/browser/page-states";
import { seededWallets } from "../support/people/seeded-wallets";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());
const { walletOf } = seededWallets(portal);
const { db } = portal.backend.context.storage;
const pages = await pageStates(portal);

/** What is read on a page, without its links. */
const outsideLinks = (html: string) =>
  html
    .replace(/<(script|style|a)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
const supportLink = /<a href="\/contact">contact support<\/a>/i;
const isAdvice = /.{0,60}contact support/i;

describe("the advice to contact support", () => {
  test("is a link on every page of visitors and customers", () => {
    const shown = pages.filter(({ area }) => area !== "admin");
    expect(shown.length).toBeGreaterThan(60);
    expect(
      shown.flatMap(({ path, state, html }) => {
        const advice = isAdvice.exec(outsideLinks(html));
        return advice ? [`${path} (${state}): ${advice[0]}`] : [];
      }),
    ).toEqual([]);
    expect(shown.filter(({ html }) => supportLink.test(html)).length).toBeGreaterThan(0);
  });

  test("is found where it isn't a link", () => {
    expect(isAdvice.test(outsideLinks("<p>Or contact support.</p>"))).toBe(true);
    expect(isAdvice.test(outsideLinks('<p>Or <a href="/contact">contact support</a>.</p>'))).toBe(
      false,
    );
  });

  test("is a link in the refusal of a suspended customer's sign-in", async () => {
    const { userId } = await walletOf("george");
    await usersIn(db).update(userId, { account_status: "suspended" });
    const visitor = portal.visitor();
    const form = await visitor.get("/login");
    const refused = await visitor.submit(
      form,
      { email: "george@example.com", password: "demonstration" },
      { form: "login" },
    );
    expect(refused.text).toContain("This account is suspended. Contact support");
    expect(refused.html).toMatch(supportLink);
    expect(outsideLinks(refused.html)).not.toMatch(isAdvice);
  });

  test("is a link in the reason of a rejection", async () => {
    const hana = await portal.signInAs("hana");
    const admin = await portal.signInAs("admin");
    const form = await hana.get("/dashboard/wallet/withdrawal");
    const asked = { paymentMethod: "bank", kind: "bank_withdrawal", amount: "21.00" };
    const review = await hana.follow(await hana.submit(form, asked));
    await hana.follow(await hana.submit(review, {}));
    const { userId } = await walletOf("hana");
    const [newest] = await transactionsIn(db).list(
      { userId, type: "withdrawal", status: "pending" },
      { limit: 1 },
    );
    const question = await admin.get(`/admin/transactions/${newest?.id}/rejection`);
    await admin.submit(question, { reasonCode: "more_documents" }, { form: "rejection" });
    const seen = await hana.get(`/dashboard/transactions/${newest?.id}`);
    expect(seen.text).toContain("We need more documents from you first. Contact support");
    expect(seen.html).toMatch(supportLink);
    expect(outsideLinks(seen.html)).not.toMatch(isAdvice);
  });
});

test("each page says once that it is a demonstration", () => {
  const faults = pages.flatMap(({ path, state, html }) => {
    const banners = [
      ...html.matchAll(/<aside class="demo-banner" aria-label="([^"]+)">([\s\S]*?)<\/aside>/g),
    ];
    const [, label = "", content = ""] = banners[0] ?? [];
    const heard = content.replace(/<(\w+) aria-hidden="true">[\s\S]*?<\/\1>/g, "");
    const isOnce = banners.length === 1 && content.includes(label) && !heard.includes(label);
    return isOnce && heard.includes("No real money moves.") ? [] : [`${path} (${state})`];
  });
  expect(faults).toEqual([]);
});
