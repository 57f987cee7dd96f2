// Compresses the common start of many pages once, and only the rest of the page per response. It joins Brotli streams, which the
// format (RFC 7932) allows where the second one refers to nothing before itself:
// - At quality 3 the encoder uses no words from the built-in dictionary and no contexts from the bytes before.
// - It expects that the last four distances are those that every stream begins with; `resetDistances` brings these about.
// No encoder promises the first: a start is used once its first page and a text of common words were joined and read back unchanged.
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { endOfSharedStart } from "../../kernel/shared-start";

const brotli = promisify(brotliCompress);
const unpacked = promisify(brotliDecompress);
/** User input can't contain it, because it is escaped. */
const end = Buffer.from(`</style>${endOfSharedStart}`);

/** A block that repeats two bytes each from 16, 15, 11 and 4 bytes back: the spaces that it writes are the last of `endOfSharedStart`. Its last half byte is free. */
const resetDistances = Buffer.from("38000000022405012490a4a2298bda0a", "hex");
const spaces = Buffer.from(" ".repeat(8));

/** Words of the built-in dictionary, to which a different encoder might refer. */
const commonWords = Buffer.from(
  "<p>The information about the international government, and the following description of the community.</p>",
);

/** The size in bits of a stream's header with a 4 MB window, which a joined stream doesn't have. */
const windowBits = 4;
const window = { [constants.BROTLI_PARAM_LGWIN]: 22 };
const mostStarts = 64;
const restQuality = 3;

export type SharedStarts = ReturnType<typeof sharedStarts>;

interface Parts {
  readonly start: Buffer;
  readonly rest: Buffer;
}

/** Other qualities are for testing joined pages that can't be read. */
export function sharedStarts(quality = restQuality) {
  const starts = new Map<string, Buffer | null>();

  const compressStart = (start: Buffer): Promise<Buffer> => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, ...window };
    return brotli(start, { params, finishFlush: constants.BROTLI_OPERATION_FLUSH });
  };
  const joinedTo = async (start: Buffer, rest: Buffer): Promise<Buffer> => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, ...window };
    return joined(start, await brotli(rest, { params }));
  };
  const keepIfReadable = async (key: string, { start, rest }: Parts): Promise<void> => {
    const bytes = await compressStart(start);
    for (const one of [rest, commonWords]) {
      const read = await unpacked(await joinedTo(bytes, one));
      if (!read.equals(Buffer.concat([start, spaces, one]))) return;
    }
    starts.set(key, bytes);
  };
  /** Null until it is compressed and verified, in the background. */
  const compressedStart = (parts: Parts): Buffer | null => {
    const key = parts.start.toString("latin1");
    const known = starts.get(key) ?? null;
    if (!starts.has(key) && starts.size < mostStarts) {
      starts.set(key, null);
      // Pages whose start can't be shared are compressed in one piece.
      void keepIfReadable(key, parts).catch(() => undefined);
    }
    return known;
  };

  /** The compressed text; null if it has no such start, or one that isn't ready yet. */
  return async (text: Buffer): Promise<Buffer | null> => {
    const at = text.indexOf(end);
    // With a longer rest, compressing the whole page is better.
    const restAt = at + end.byteLength;
    if (at < 0 || text.byteLength > 2 * restAt) return null;
    const parts = {
      start: text.subarray(0, restAt - spaces.byteLength),
      rest: text.subarray(restAt),
    };
    const start = compressedStart(parts);
    return start && joinedTo(start, parts.rest);
  };
}

/** The first half byte of the rest, its window, gives way to the last one of the block before. */
function joined(start: Buffer, rest: Buffer): Buffer {
  const bytes = Buffer.concat([start, resetDistances, rest.subarray(1)]);
  const seam = start.byteLength + resetDistances.byteLength - 1;
  bytes[seam] = (bytes[seam] ?? 0) | (((rest[0] ?? 0) >> windowBits) << windowBits);
  return bytes;
}
