// The address of a visitor behind a trusted proxy, as X-Forwarded-For or Forwarded (RFC 7239) has it: with ports, brackets and quotes.
import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6 } from "node:net";

/** What the trusted proxy saw, else the peer. Earlier hops are what anyone may have written, and are never used. */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  trustProxy: boolean,
): string | undefined {
  const hop = trustProxy ? lastHop(headers) : undefined;
  return (hop && addressIn(hop)) ?? addressIn(socket.remoteAddress ?? "");
}

/** Node joins several lines of a header with commas. */
function lastHop(headers: IncomingMessage["headers"]): string | undefined {
  const listed = textOf(headers["x-forwarded-for"]);
  if (listed !== "") return split(listed, ",").at(-1);
  const element = split(textOf(headers.forwarded), ",").at(-1) ?? "";
  const pair = split(element, ";").find((one) => /^for *=/i.test(one));
  return pair?.replace(/^for *= */i, "");
}

const textOf = (header: string | string[] | undefined): string => [header ?? []].flat().join(",");

/** The parts of a list without empty ones; separators in quotes separate nothing. */
function split(list: string, separator: "," | ";"): string[] {
  const parts = list.match(
    separator === "," ? /(?:"(?:\\.|[^"\\])*"|[^,"]|")+/g : /(?:"(?:\\.|[^"\\])*"|[^;"]|")+/g,
  );
  return (parts ?? []).map((part) => part.trim()).filter((part) => part !== "");
}

/** An address in its usual spelling; undefined for "unknown", for a made-up name and for anything else. */
export function addressIn(node: string): string | undefined {
  const plain = node
    .trim()
    .replace(/^"(.*)"$/s, "$1")
    .replace(/\\(.)/gs, "$1");
  const [, bracketed] = /^\[([^[\]]*)\](?::(?:\d{1,5}|_[\w.-]+))?$/.exec(plain) ?? [];
  if (bracketed !== undefined) return versionSix(bracketed);
  const [, four = ""] = /^([\d.]+)(?::(?:\d{1,5}|_[\w.-]+))?$/.exec(plain) ?? [];
  return isIPv4(four) ? four : versionSix(plain);
}

/** Without its zone, which means something to one machine only; an IPv4 address mapped to IPv6 is itself. */
function versionSix(text: string): string | undefined {
  const [address = ""] = text.split("%", 1);
  if (!isIPv6(address)) return undefined;
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(shortest) ?? [];
  if (high === undefined || low === undefined) return shortest;
  const bytes = [high, low].flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join(".");
}
