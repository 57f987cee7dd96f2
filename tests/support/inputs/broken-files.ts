// Files that are broken in some way: by a disk, a connection, a program or on purpose.
import type { Random } from "./random-statements";

type Break = (bytes: Buffer, random: Random) => Buffer;

const replaced = (bytes: Buffer, at: number, length: number, by: Buffer | string): Buffer =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from(by), bytes.subarray(at + length)]);

const digitsIn = (bytes: Buffer): number[] =>
  [...bytes.keys()].filter((at) => {
    const byte = bytes[at] ?? 0;
    return byte >= 0x30 && byte <= 0x39;
  });

/** In the middle of a text of the file, if it has one. */
const inserted =
  (what: (random: Random) => Buffer | string): Break =>
  (bytes, random) =>
    replaced(bytes, random(bytes.length), 0, what(random));

export const breaks: Readonly<Record<string, Break>> = {
  "cut off": (bytes, random) => bytes.subarray(0, random(bytes.length)),
  "without its start": (bytes, random) => bytes.subarray(1 + random(bytes.length)),
  "with a flipped bit": (bytes, random) => {
    const at = random(bytes.length);
    return replaced(bytes, at, 1, Buffer.of((bytes[at] ?? 0) ^ (1 << random(8))));
  },
  "with many flipped bits": (bytes, random) =>
    Array.from({ length: 20 }).reduce<Buffer>((broken) => {
      const at = random(broken.length);
      return replaced(broken, at, 1, Buffer.of((broken[at] ?? 0) ^ (1 << random(8))));
    }, bytes),
  "with another digit": (bytes, random) => {
    const digits = digitsIn(bytes);
    return replaced(bytes, digits[random(digits.length)] ?? 0, 1, String(random(10)));
  },
  "without a part": (bytes, random) => replaced(bytes, random(bytes.length), 1 + random(200), ""),
  "with a part twice": (bytes, random) => {
    const at = random(bytes.length);
    return replaced(bytes, at, 0, bytes.subarray(at, at + 1 + random(200)));
  },
  "with two parts exchanged": (bytes, random) => {
    const [one, two] = [random(bytes.length), random(bytes.length)].sort((a, b) => a - b);
    const [start = 0, middle = 0] = [one, two];
    const parts = [bytes.subarray(0, start), bytes.subarray(middle), bytes.subarray(start, middle)];
    return Buffer.concat(parts);
  },
  "with a huge text": inserted((random) => "x".repeat(5000 + random(20_000))),
  "with a huge number": inserted((random) => "9".repeat(20 + random(400))),
  "nested deeply": inserted((random) => "<a>".repeat(20 + random(1000))),
  "with quotation marks": inserted((random) => '"'.repeat(1 + random(3))),
  "with random bytes": inserted((random) =>
    Buffer.from(Array.from({ length: 1 + random(50) }, () => random(256))),
  ),
  "in UTF-16": (bytes) => Buffer.from(`\ufeff${bytes.toString("utf8")}`, "utf16le"),
  "in Latin-1": (bytes) => Buffer.from(bytes.toString("utf8"), "latin1"),
  "with all line breaks gone": (bytes) =>
    Buffer.from(bytes.toString("latin1").replace(/[\r\n]/g, ""), "latin1"),
  "with an entity": (bytes, random) => {
    const start = bytes.indexOf("<Document");
    const broken = inserted(() => "&lol9;")(bytes, random);
    return start < 0 ? broken : replaced(broken, Math.min(start, broken.length), 0, entityBomb);
  },
};

/** A few hundred bytes that would become gigabytes. */
export const entityBomb = `<!DOCTYPE Document [<!ENTITY lol "lol">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at === 0 ? "" : at};`.repeat(10)}">`,
).join("")}]>`;
