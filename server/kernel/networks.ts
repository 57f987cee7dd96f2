// IP addresses that count as one place: providers assign a new address of the same network every day.

/** The /24 of an IPv4 address, the /48 of an IPv6 address; anything else as it is. */
export function networkOf(address: string): string {
  const four = fourIn(address);
  if (four !== undefined) return `${four.split(".").slice(0, 3).join(".")}.0/24`;
  return address.includes(":") ? `${groupsOf(address).slice(0, 3).join(":")}::/48` : address;
}

/**
 * The subscriber behind an address, for rate limits: an IPv4 address unchanged, also if it's mapped to IPv6; of
 * IPv6 the /64, since every subscriber has at least that many to choose from.
 */
export function subscriberOf(address: string): string {
  const four = fourIn(address);
  if (four !== undefined) return four;
  return address.includes(":") ? `${groupsOf(address).slice(0, 4).join(":")}::/64` : address;
}

function fourIn(address: string): string | undefined {
  return /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
}

/** The eight groups of an IPv6 address, each the shortest way. */
function groupsOf(address: string): string[] {
  const [before = "", after] = address.toLowerCase().replace(/%.*$/, "").split("::");
  const first = before.split(":").filter(Boolean);
  const last = (after ?? "").split(":").filter(Boolean);
  const zeros =
    after === undefined
      ? []
      : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  return [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ""));
}
