// Detects an uploaded file's type by its content: its name and declared type are only claims.
import { fileTypeFromBuffer } from "file-type";
import { openPdf, type PdfVerdict } from "./open-pdf";

interface Kind {
  /** What it is stored and served as. */
  readonly mediaType: string;
  /** The first one ends the name of a file that had a wrong one. */
  readonly endings: readonly [string, ...string[]];
}

const png: Kind = { mediaType: "image/png", endings: ["png", "apng"] };
const accepted: Readonly<Record<string, Kind | undefined>> = {
  "image/jpeg": { mediaType: "image/jpeg", endings: ["jpg", "jpeg", "jfif", "jpe"] },
  "image/png": png,
  "image/apng": png,
  "image/webp": { mediaType: "image/webp", endings: ["webp"] },
  "application/pdf": { mediaType: "application/pdf", endings: ["pdf"] },
};

type Fault =
  | "file_empty"
  | "file_too_large"
  | "file_type_refused"
  | "file_not_an_image"
  | "file_image_too_big"
  | "file_image_empty"
  | "file_heic"
  | "file_pdf_encrypted"
  | "file_pdf_without_pages"
  | "file_broken";

type Inspection = { ok: true; mediaType: string; fileName: string } | { ok: false; fault: Fault };

interface Inspected {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** The uploader: PDFs of one user are opened one after the other. */
  readonly userId: string;
}

interface InspectionLimits {
  maximumBytes: number;
  maximumPixels: number;
  /** A PDF is refused. */
  isImageOnly?: boolean;
}

const pdfFaults: Readonly<Record<PdfVerdict, Fault | null>> = {
  readable: null,
  encrypted: "file_pdf_encrypted",
  "without pages": "file_pdf_without_pages",
  broken: "file_broken",
};

/** Checks bytes against the accepted types: the content decides, and it must be a PDF that opens or an image of a reasonable size. */
export async function inspectDocument(
  { bytes, name, userId }: Inspected,
  limits: InspectionLimits,
): Promise<Inspection> {
  const refused = (fault: Fault): Inspection => ({ ok: false, fault });
  if (bytes.byteLength === 0) return refused("file_empty");
  if (bytes.byteLength > limits.maximumBytes) return refused("file_too_large");
  const found = await fileTypeFromBuffer(bytes);
  if (found && /^image\/hei[cf]\b/.test(found.mime)) return refused("file_heic");
  const kind = found && accepted[found.mime];
  if (!kind) return refused("file_type_refused");
  const isPdf = kind.mediaType === "application/pdf";
  if (limits.isImageOnly && isPdf) return refused("file_not_an_image");
  const fault = isPdf
    ? pdfFaults[await openPdf({ bytes, userId })]
    : imageFault(bytes, kind, limits);
  return fault
    ? refused(fault)
    : { ok: true, mediaType: kind.mediaType, fileName: fittingName(name, kind) };
}

/** A name whose ending says something else, or nothing, is replaced: it would open in the wrong program. */
function fittingName(name: string, { mediaType, endings }: Kind): string {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  const noun = mediaType === "application/pdf" ? "document" : "photo";
  return endings.includes(ending) ? name : `${noun}.${endings[0]}`;
}

function imageFault(
  bytes: Uint8Array,
  { mediaType }: Kind,
  { maximumPixels }: InspectionLimits,
): Fault | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pixels = pixelsOf(view, mediaType);
  if (pixels === null) return "file_broken";
  if (pixels === 0) return "file_image_empty";
  return pixels > maximumPixels ? "file_image_too_big" : null;
}

/** Width × height from the header; null if the header can't be read. */
function pixelsOf(bytes: Buffer, mediaType: string): number | null {
  if (mediaType === "image/png")
    return bytes.length >= 24 ? bytes.readUInt32BE(16) * bytes.readUInt32BE(20) : null;
  return mediaType === "image/jpeg" ? jpegPixels(bytes) : webpPixels(bytes);
}

/** Markers without a length: TEM, and those that restart a scan. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

function jpegPixels(bytes: Buffer): number | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
    // Any number of fill bytes may come before a marker.
    if (marker === 0xff) at += 1;
    else at += isBare(marker) ? 2 : 2 + bytes.readUInt16BE(at + 2);
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
