// Small valid files for uploads, generated so that the repository contains no binaries.
import { deflateSync } from "node:zlib";

export type TestFile = {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
};

export function pngFile(name = "passport.png", [widthPx, heightPx] = [8, 8]): TestFile {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((widthPx + 1) * heightPx, 0x7f).fill(0, 0, 1);
  for (let row = 0; row < heightPx; row += 1) rows[row * (widthPx + 1)] = 0;
  return { name, mimeType: "image/png", buffer: png(header, deflateSync(rows)) };
}

/** Claims a huge picture in its header and holds nothing: a pixel flood. */
export function floodPngFile(name = "flood.png", sidePx = 50_000): TestFile {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(sidePx, 0);
  header.writeUInt32BE(sidePx, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return { name, mimeType: "image/png", buffer: png(header, deflateSync(Buffer.alloc(1024))) };
}

function png(header: Buffer, pixels: Buffer): Buffer {
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const framed = Buffer.concat([Buffer.from(kind, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.byteLength);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(framed));
  return Buffer.concat([length, framed, sum]);
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

const onePixelJpeg =
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=";

export function jpegFile(name = "card.jpg"): TestFile {
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(onePixelJpeg, "base64") };
}

export function pdfFile(name = "passport.pdf"): TestFile {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>",
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return {
    name,
    mimeType: "application/pdf",
    buffer: Buffer.from(text + table + trailer, "latin1"),
  };
}

/** For posts made without a browser: `formData.append("files", asFile(pngFile()))`. */
export function asFile({ name, mimeType, buffer }: TestFile): File {
  return new File([new Uint8Array(buffer)], name, { type: mimeType });
}
