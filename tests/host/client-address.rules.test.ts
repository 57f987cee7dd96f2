// Which address counts as the visitor's, in every spelling that proxies write.
import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { addressIn, clientAddress } from "~server/host/client-address";
import { subscriberOf } from "~server/kernel/networks";

const peer = "10.0.0.7";
const seen = (
  headers: Readonly<Record<string, string>>,
  { trustProxy = true, remoteAddress = peer } = {},
) => clientAddress({ headers, socket: { remoteAddress } as IncomingMessage["socket"] }, trustProxy);

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["203.0.113.9:5678", "203.0.113.9"],
  [" 203.0.113.9:5678\t", "203.0.113.9"],
  ['"203.0.113.9:5678"', "203.0.113.9"],
  ["203.0.113.9:_port", "203.0.113.9"],
  ["2001:db8::1", "2001:db8::1"],
  ["2001:DB8:0:0:0:0:0:1", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ['"[2001:db8::1]:443"', "2001:db8::1"],
  ['"[2001:db8:cafe::17]\\:4711"', "2001:db8:cafe::17"],
  ["[fe80::1%eth0]:80", "fe80::1"],
  ["fe80::1%25en0", "fe80::1"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["[::FFFF:203.0.113.9]:5678", "203.0.113.9"],
  ["::ffff:cb00:7109", "203.0.113.9"],
  ["::", "::"],
])("%s is the address %s", (node, address) => {
  expect(addressIn(node)).toBe(address);
});

test.each([
  "",
  "unknown",
  '"unknown"',
  "_hidden",
  "_SEVKISEK:1234",
  "203.0.113.999",
  "203.0.113",
  "0203.0.113.9",
  "203.0.113.9:",
  "203.0.113.9:123456",
  "203.0.113.9 5678",
  "[203.0.113.9]",
  "[2001:db8::1",
  "2001:db8::1]:443",
  "[2001:db8::1]443",
  "2001:db8:::1",
  "visitor.example",
  "<script>",
  '"203.0.113.9',
  "%",
  "\\",
  "1".repeat(5000),
])("%s is no address", (node) => {
  expect(addressIn(node)).toBeUndefined();
});

describe("behind a trusted proxy", () => {
  test.each<[Record<string, string>, string]>([
    [{ "x-forwarded-for": "198.51.100.1, 203.0.113.9:5678" }, "203.0.113.9"],
    [{ "x-forwarded-for": "198.51.100.1,203.0.113.9, ," }, "203.0.113.9"],
    [{ "x-forwarded-for": '"198.51.100.1, 198.51.100.2", "[2001:db8::1]:443"' }, "2001:db8::1"],
    [{ forwarded: "for=198.51.100.1, For=203.0.113.9;proto=https;by=10.0.0.1" }, "203.0.113.9"],
    [{ forwarded: 'proto=https;for="[2001:db8::1]:443"' }, "2001:db8::1"],
    [
      { forwarded: 'for=198.51.100.1;host="a,b;for=198.51.100.2", for="203.0.113.9:80"' },
      "203.0.113.9",
    ],
    // The header of the usual name wins: a proxy that writes it lets the other one through.
    [{ "x-forwarded-for": "203.0.113.9", forwarded: "for=198.51.100.1" }, "203.0.113.9"],
  ])("%j is the address that it saw", (headers, address) => {
    expect(seen(headers)).toBe(address);
  });

  test.each<Record<string, string>>([
    {},
    { "x-forwarded-for": "" },
    { "x-forwarded-for": "198.51.100.1, unknown" },
    { "x-forwarded-for": "198.51.100.1, _hidden:80" },
    { "x-forwarded-for": "unknown", forwarded: "for=198.51.100.1" },
    { "x-forwarded-for": '198.51.100.1, "203.0.113.9' },
    { forwarded: "for=198.51.100.1, proto=https" },
    { forwarded: "for=unknown" },
    { forwarded: "198.51.100.1" },
  ])("without an address in the last hop of %j it is the proxy's own", (headers) => {
    expect(seen(headers)).toBe(peer);
  });

  test("a client counts once, whatever its port", () => {
    const spellings = [
      ["203.0.113.9:1024", "203.0.113.9:65535", "::ffff:203.0.113.9", "203.0.113.9"],
      ["[2001:db8::1]:1024", "2001:DB8:0::2", '"[2001:db8::3%eth0]:80"'],
    ];
    for (const one of spellings)
      expect(
        new Set(one.map((hop) => subscriberOf(seen({ "x-forwarded-for": hop }) ?? ""))).size,
      ).toBe(1);
  });
});

test("without a trusted proxy the headers say nothing", () => {
  const headers = { "x-forwarded-for": "203.0.113.9", forwarded: "for=203.0.113.9" };
  expect(seen(headers, { trustProxy: false })).toBe(peer);
  expect(seen({}, { remoteAddress: "::ffff:10.0.0.7" })).toBe(peer);
  expect(seen({}, { remoteAddress: "" })).toBeUndefined();
});
