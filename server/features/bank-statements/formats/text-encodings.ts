// The encodings of banks' files. Node's own decoder reads ISO-8859-1 as Windows-1252, and some of its versions the other way round.
import { isUtf8 } from "node:buffer";
import { stop } from "./unreadable";

/** Characters that differ from ISO-8859-1, by their byte. */
const windows1252 = new Map(
  [..."€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ"].map(
    (letter, at) => [0x80 + at, letter] as const,
  ),
);
const iso885915 = new Map([
  [0xa4, "€"],
  [0xa6, "Š"],
  [0xa8, "š"],
  [0xb4, "Ž"],
  [0xb8, "ž"],
  [0xbc, "Œ"],
  [0xbd, "œ"],
  [0xbe, "Ÿ"],
]);
const none: ReadonlyMap<number, string> = new Map();

type Decode = (bytes: Uint8Array) => string;

const oneByte =
  (letters: ReadonlyMap<number, string>): Decode =>
  (bytes) => {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
    return text.replace(/[\u0080-\u00be]/g, (one) => letters.get(one.charCodeAt(0)) ?? one);
  };

const utf8: Decode = (bytes) =>
  isUtf8(bytes)
    ? new TextDecoder("utf-8").decode(bytes)
    : stop("wrong_encoding", null, { encoding: "UTF-8" });

const utf16 =
  (label: "utf-16le" | "utf-16be"): Decode =>
  (bytes) => {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      return stop("wrong_encoding", null, { encoding: "UTF-16" });
    }
  };

const decoders: Readonly<Record<string, Decode>> = {
  "utf-8": utf8,
  utf8,
  "us-ascii": utf8,
  "iso-8859-1": oneByte(none),
  latin1: oneByte(none),
  "iso-8859-15": oneByte(iso885915),
  "windows-1252": oneByte(windows1252),
  cp1252: oneByte(windows1252),
};

export function decoded(bytes: Uint8Array, encoding: string): string {
  const decode = Object.hasOwn(decoders, encoding.toLowerCase())
    ? decoders[encoding.toLowerCase()]
    : undefined;
  return decode ? decode(bytes) : stop("unsupported_encoding", null, { encoding });
}

const marks = [
  ["UTF-8", [0xef, 0xbb, 0xbf], utf8],
  ["UTF-16", [0xff, 0xfe], utf16("utf-16le")],
  ["UTF-16", [0xfe, 0xff], utf16("utf-16be")],
] as const;

/** The encoding that a byte order mark says. */
export const markedEncoding = (bytes: Uint8Array): "UTF-8" | "UTF-16" | null =>
  marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0] ?? null;

/** The text without its byte order mark. */
export function decodedByMark(bytes: Uint8Array): string | null {
  const mark = marks.find(([, signs]) => signs.every((byte, at) => bytes[at] === byte));
  return mark ? mark[2](bytes) : null;
}
