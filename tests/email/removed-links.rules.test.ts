// What staff see of an email in a demo: nothing that opens the recipient's account.
import { expect, test } from "vitest";
import { withoutLinks } from "~server/features/email/read-outbox";

const token = "m3XbT0kqk2s1Yw9aVQxJm5uZ8rN4cLhE7fPdGiKoWyA";
const record = "01890000-0000-7000-8000-000000000000";

test.each([
  ["a reset", `https://portal.example/reset-password?token=${token}`],
  ["an invitation", `https://portal.example/reset-password?token=${token}&invitation=1`],
  ["a confirmation", `HTTP://127.0.0.1:3000/verify-email?token=${token}`],
  ["a new email", `https://portal.example/confirm-new-email?token=${token}`],
  ["a token after #", `https://portal.example/confirm#${token}`],
  ["a token as part of a path", `https://portal.example/reset/${token}`],
  ["a token that isn't in a link", token],
])("%s is removed", (_what, link) => {
  for (const text of [link, `Open it:\n${link}\n\nBye`, `<${link}>`, `(${link})`]) {
    const shown = withoutLinks(text, "en");
    expect(shown).not.toContain(token);
    expect(shown).toContain("[link removed]");
  }
});

test.each([
  "https://portal.example",
  "https://portal.example/forgot-password",
  `https://portal.example/dashboard/transactions/${record}`,
  "EUR 1,250.00 to •••• 6789, reference TX-2026-000123",
])("%s stays", (text) => {
  expect(withoutLinks(text, "en")).toBe(text);
});
