import { describe, expect, test } from "vitest";
import { isSameSite } from "~/platform/session/same-site.server";

const ours = ["http://localhost:3000", "https://portal.example"];
const post = (
  headers: Readonly<Record<string, string>>,
  tokens: { expectedToken?: string; sentToken?: string } = {},
) => isSameSite({ headers: new Headers(headers), allowedOrigins: ours, ...tokens });

describe("a post", () => {
  test.each<Record<string, string>>([
    { Origin: "http://localhost:3000" },
    { Origin: "https://portal.example" },
    { Origin: "https://portal.example", "Sec-Fetch-Site": "same-origin" },
    { "Sec-Fetch-Site": "same-origin" },
    { "Sec-Fetch-Site": "none" },
  ])("from our own page is taken: %j", (headers) => {
    expect(post(headers)).toBe(true);
  });

  test.each<Record<string, string>>([
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "" },
    { Origin: "https://portal.example.evil.example" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { Origin: "https://portal.example", "Sec-Fetch-Site": "cross-site" },
  ])("from elsewhere is refused, even with the token: %j", (headers) => {
    expect(post(headers, { expectedToken: "secret", sentToken: "secret" })).toBe(false);
  });

  test("without either header needs the token of the session", () => {
    expect(post({}, { expectedToken: "secret", sentToken: "secret" })).toBe(true);
    expect(post({}, { expectedToken: "secret", sentToken: "secreT" })).toBe(false);
    expect(post({}, { expectedToken: "secret" })).toBe(false);
    expect(post({}, { sentToken: "" })).toBe(false);
    expect(post({}, { expectedToken: "", sentToken: "" })).toBe(false);
  });
});
