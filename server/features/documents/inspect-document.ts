// Detects an uploaded file's type by its content: its name and declared type are only claims.
import { fileTypeFromBuffer } from "file-type";

const accepted: Record<string, readonly string[]> = {
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "application/pdf": ["pdf"],
};

type Inspection =
  | { ok: true; mediaType: string }
  | {
      ok: false;
      fault:
        | "file_empty"
        | "file_too_large"
        | "file_type_refused"
        | "file_not_an_image"
        | "file_image_too_big";
    };

interface InspectionLimits {
  maximumBytes: number;
  maximumPixels: number;
  /** A PDF is refused. */
  isImageOnly?: boolean;
}

/** Checks bytes against the accepted types: the content decides, the file extension must match, and images must have a reasonable size. */
export async function inspectDocument(
  bytes: Uint8Array,
  name: string,
  limits: InspectionLimits,
): Promise<Inspection> {
  if (bytes.byteLength === 0) return { ok: false, fault: "file_empty" };
  if (bytes.byteLength > limits.maximumBytes) return { ok: false, fault: "file_too_large" };
  const found = await fileTypeFromBuffer(bytes);
  const endings = found && accepted[found.mime];
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  if (!found || !endings?.includes(ending)) return { ok: false, fault: "file_type_refused" };
  if (limits.isImageOnly && !found.mime.startsWith("image/"))
    return { ok: false, fault: "file_not_an_image" };
  const pixels = pixelsOf(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    found.mime,
  );
  if (pixels === null) return { ok: false, fault: "file_type_refused" };
  if (pixels > limits.maximumPixels) return { ok: false, fault: "file_image_too_big" };
  return { ok: true, mediaType: found.mime };
}

/** Width × height from the header; 0 for a PDF, null if the header can't be read. */
function pixelsOf(bytes: Buffer, mediaType: string): number | null {
  if (mediaType === "image/png")
    return bytes.length >= 24 ? bytes.readUInt32BE(16) * bytes.readUInt32BE(20) : null;
  if (mediaType === "image/jpeg") return jpegPixels(bytes);
  if (mediaType === "image/webp") return webpPixels(bytes);
  return 0;
}

function jpegPixels(bytes: Buffer): number | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function webpPixels(bytes: Buffer): number | null {
  if (bytes.length < 30) return null;
  const kind = bytes.toString("latin1", 12, 16);
  if (kind === "VP8X") return (bytes.readUIntLE(24, 3) + 1) * (bytes.readUIntLE(27, 3) + 1);
  if (kind === "VP8 ") return (bytes.readUInt16LE(26) & 0x3fff) * (bytes.readUInt16LE(28) & 0x3fff);
  if (kind !== "VP8L") return null;
  const size = bytes.readUInt32LE(21);
  return ((size & 0x3fff) + 1) * (((size >> 14) & 0x3fff) + 1);
}
