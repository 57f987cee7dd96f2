// Which addresses count as one place: providers hand out another one of the same network every day.

/** The /24 of an IPv4 address, the /48 of an IPv6 address; anything else as it is. */
export function networkOf(address: string): string {
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address)?.[1];
  if (four !== undefined) return `${four}.0/24`;
  if (!address.includes(":")) return address;
  const [before = "", after] = address.toLowerCase().replace(/%.*$/, "").split("::");
  const first = before.split(":").filter(Boolean);
  const last = (after ?? "").split(":").filter(Boolean);
  const zeros = after === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  const groups = [...first, ...zeros, ...last].slice(0, 3).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.join(":")}::/48`;
}
