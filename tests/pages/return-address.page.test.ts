import { describe, expect, test } from "vitest";
import { stepUpPathsAt } from "~/platform/paths";
import { localPath } from "~/platform/paths/local-path";

const fallback = "/dashboard";

describe("a return address", () => {
  test.each([
    "/dashboard/wallet",
    "/dashboard/transactions?type=deposit&page=2",
    "/a?next=/b//c",
    "/x?q=100%25",
  ])("of this site is kept: %s", (address) => {
    expect(localPath(address, fallback)).toBe(address);
  });

  test.each([
    "",
    "dashboard",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/%2fevil.example",
    "/%2Fevil.example",
    "%2f%2fevil.example",
    "/%252fevil.example",
    "/%5cevil.example",
    "/%5C%5Cevil.example",
    "https://evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "/\t/evil.example",
    "/\n/evil.example",
    "/%09/evil.example",
    "/%0d%0aSet-Cookie:a=b",
    "/a\r\nLocation: x",
    " /dashboard",
    "/ /evil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    "/%E0%A4%A",
    "/\u0000",
    "/a%00b",
    `/${"a".repeat(3000)}`,
  ])("that may lead elsewhere is replaced: %j", (address) => {
    expect(localPath(address, fallback)).toBe(fallback);
  });

  test.each([undefined, null, 1, ["/a"], {}])("that is no text is replaced: %j", (address) => {
    expect(localPath(address, fallback)).toBe(fallback);
  });
});

describe("a page of both areas", () => {
  test.each(["/admin", "/admin/second-factor", "/Admin/second-factor/setup", "/ADMIN/"])(
    "leads to the back office from %s",
    (pathname) => {
      expect(stepUpPathsAt(pathname).secondFactor()).toBe("/admin/second-factor");
    },
  );

  test.each(["/dashboard", "/dashboard/settings/second-factor", "/administration", "/"])(
    "leads to the customer's settings from %s",
    (pathname) => {
      expect(stepUpPathsAt(pathname).secondFactor()).toBe("/dashboard/settings/second-factor");
    },
  );
});
