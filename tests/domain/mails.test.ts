import { describe, expect, test } from "vitest";
import { isAboutServer, nextTry, waitAfter } from "~server/domain/mails";
import { networkOf, subscriberOf } from "~server/domain/networks";

const minute = 60_000;

describe("a message that was not taken", () => {
  test("waits twice as long after each try, six hours at most", () => {
    expect([1, 2, 3, 9, 10, 5000].map((attempts) => waitAfter(attempts) / minute)).toEqual([1, 2, 4, 256, 360, 360]);
  });

  test("is tried as long as it is of use, and never again where the answer was final", () => {
    const tried = { fault: "deferred", attempts: 3, expiresAt: 10 * minute } as const;
    expect(nextTry(tried, 5 * minute)).toBe(9 * minute);
    expect(nextTry(tried, 6 * minute)).toBeNull();
    for (const fault of ["refused", "held_back"] as const) expect([nextTry({ ...tried, fault }, 0), isAboutServer(fault)]).toEqual([null, false]);
  });
});

test.each([
  ["203.0.113.9", "203.0.113.0/24"],
  ["::ffff:203.0.113.9", "203.0.113.0/24"],
  ["2001:db8:1:2::5", "2001:db8:1::/48"],
  ["2001:0DB8:0001:ffff:1:2:3:4", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["::1", "0:0:0::/48"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
  ["unknown", "unknown"],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2::5", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff:1:2:3", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["unknown", "unknown"],
])("%s counts as %s", (address, subscriber) => {
  expect(subscriberOf(address)).toBe(subscriber);
});
