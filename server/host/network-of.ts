// Who an address belongs to, as far as sharing goes: of IPv6 a customer of any provider has a whole /64 to choose from.
import { isIPv6 } from "node:net";

export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, "");
  if (!isIPv6(bare)) return address;
  // Written the shortest way, in hexadecimal only.
  const [before = "", after = ""] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split("::");
  const [first, last] = [before, after].map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - (first?.length ?? 0) - (last?.length ?? 0) }, () => "0");
  const groups = [...(first ?? []), ...zeros, ...(last ?? [])];
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  return isMapped ? groups.join(":") : `${groups.slice(0, 4).join(":")}::/64`;
}
