// Evidence that can't be read is refused with the reason, and what browsers show is accepted whatever it is called.
import PDFDocument from "pdfkit";
import { buffer } from "node:stream/consumers";
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { openPdf } from "~server/features/documents/open-pdf";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { asFile, jpegFile, pdfFile, pngFile } from "../support/inputs/files";
import { kycForm } from "../support/inputs/inputs";

const documentDetails = z.array(z.object({ fileName: z.string() }));
type Bytes = string | Buffer;
const named = (name: string, bytes: Bytes) => new File([new Uint8Array(Buffer.from(bytes))], name);

const drawn = async (options: PDFKit.PDFDocumentOptions): Promise<Buffer> => {
  const pdf = new PDFDocument(options);
  pdf.text("Passport");
  pdf.end();
  return buffer(pdf);
};
const [locked, restricted, whole] = await Promise.all([
  drawn({ userPassword: "secret", pdfVersion: "1.7" }),
  drawn({ ownerPassword: "secret", permissions: { printing: "lowResolution" } }),
  drawn({}),
]);
const pdf = (...objects: readonly string[]) =>
  `%PDF-1.4\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join("")}trailer\n<</Root 1 0 R>>\n`;
const root = "<</Type/Catalog/Pages 2 0 R>>";
const onePage = "<</Type/Pages/Kids[3 0 R]/Count 1>>";
const page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>";
const jpeg = jpegFile().buffer;
const [start, rest] = [jpeg.subarray(0, 2), jpeg.subarray(2)];
const sized = (frame: Buffer) => Buffer.concat([start, frame, rest]);
const frameOf = (height: number, width: number) =>
  Buffer.from([0xff, 0xc0, 0, 11, 8, 0, height, 0, width, 1, 1, 0x11, 0]);
const heic = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`)]);
const pngOf = (width: number, height: number) => {
  const bytes = Buffer.from(pngFile().buffer);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};
const webp = (width: number, height: number) => {
  const bytes = Buffer.alloc(40);
  bytes.write("RIFF\0\0\0\0WEBPVP8 ", "latin1");
  bytes.writeUInt16LE(width, 26);
  bytes.writeUInt16LE(height, 28);
  return bytes;
};

const isDamaged = (name: string) =>
  `${name} is damaged and can't be opened. Scan or export it again.`;
const hasNoPages = (name: string) => `${name} has no pages. Choose another file.`;
const hasNoPicture = (name: string) => `${name} has no picture in it. Choose another file.`;
const isHeic = () =>
  "HEIC photos can't be read here: on an iPhone choose Most Compatible, or send a PDF";

const unreadable: readonly (readonly [string, string, Bytes, (name: string) => string])[] = [
  [
    "a PDF with a password",
    "bank.pdf",
    locked,
    (name) => `${name} is protected by a password. Remove the password and try again.`,
  ],
  ["a PDF of nine bytes", "a.pdf", "%PDF-1.4\n", isDamaged],
  ["a PDF without anything in it", "b.pdf", "%PDF-1.4\n%%EOF\n", isDamaged],
  ["a PDF of noise", "c.pdf", `%PDF-1.7\n${"noise ".repeat(500)}`, isDamaged],
  ["half of a PDF's first object", "d.pdf", whole.subarray(0, 40), isDamaged],
  ["a PDF without a page", "e.pdf", pdf(root, "<</Type/Pages/Kids[]/Count 0>>"), hasNoPages],
  ["a PDF that only counts", "f.pdf", pdf(root, "<</Type/Pages/Kids[]/Count 3>>"), hasNoPages],
  ["a PNG of 0 × 0", "g.png", pngOf(0, 0), hasNoPicture],
  ["a PNG without height", "h.png", pngOf(8, 0), hasNoPicture],
  ["a JPEG without width", "i.jpg", sized(frameOf(8, 0)), hasNoPicture],
  ["a WebP of 0 × 0", "j.webp", webp(0, 0), hasNoPicture],
  ["a JPEG without a frame", "k.jpg", jpeg.subarray(0, 40), isDamaged],
  ["a HEIC photo", "IMG_1.HEIC", heic("heic"), isHeic],
  ["a HEIC photo called JPEG", "IMG_2.jpg", heic("heix"), isHeic],
  ["a HEIF photo without an ending", "IMG_3", heic("mif1"), isHeic],
];

const fills = Buffer.alloc(7, 0xff);
const readable: readonly (readonly [string, string, Bytes, string])[] = [
  ["a JPEG called .jfif", "me.jfif", jpeg, "me.jfif"],
  ["a JPEG in capitals", "IMG_0001.JPG", jpeg, "IMG_0001.JPG"],
  ["a JPEG called .png", "me.png", jpeg, "photo.jpg"],
  ["a JPEG called .heic", "IMG_7.heic", jpeg, "photo.jpg"],
  ["a JPEG called .pdf", "scan.pdf", jpeg, "photo.jpg"],
  ["a JPEG without an ending", "passport", jpeg, "photo.jpg"],
  ["a JPEG with a dot at its end", "passport.", jpeg, "photo.jpg"],
  ["a PNG called .jpeg", "me.jpeg", pngFile().buffer, "photo.png"],
  ["a PNG called a page", "me.png.html", pngFile().buffer, "photo.png"],
  ["a PDF called .doc", "letter.doc", pdfFile().buffer, "document.pdf"],
  ["a JPEG with fill bytes", "fill.jpg", sized(fills), "fill.jpg"],
  ["a JPEG with a bare marker", "bare.jpg", sized(Buffer.from([0xff, 0x01])), "bare.jpg"],
  ["a PDF that may not be changed", "bank.pdf", restricted, "bank.pdf"],
  ["a PDF without its table", "old.pdf", pdf(root, onePage, page), "old.pdf"],
];

describeEitherEngine("evidence", (portal) => {
  test.each(unreadable)("is refused with the reason: %s", async (_what, name, bytes, message) => {
    const nora = await portal().register();
    const form = kycForm([named(name, bytes)], "passport", "");
    const answer = await nora.post("/users/kyc/upload-multiple", form);
    expect([answer.status, answer.errors]).toEqual([422, { files: [message(name)] }]);
  });

  test.each(readable)("is accepted by its content: %s", async (_what, name, bytes, stored) => {
    const nora = await portal().register();
    const form = kycForm([named(name, bytes)], "passport", "");
    const answer = await nora.post("/users/kyc/upload-multiple", form);
    const { documentDetails: details } = z.object({ documentDetails }).parse(answer.body);
    expect([answer.status, details]).toEqual([201, [{ fileName: stored }]]);
  });

  test("may be several PDFs, of which each is looked at", async () => {
    const nora = await portal().register();
    const files = [asFile(pdfFile("a.pdf")), named("b.pdf", locked), asFile(pdfFile("c.pdf"))];
    const answer = await nora.post("/users/kyc/upload-multiple", kycForm(files, "passport", ""));
    expect(answer.errors.files?.join()).toContain("b.pdf is protected by a password");
  });
});

/** A page, and a packed table of many objects that all are the page. */
function withTable(entries: number): Buffer {
  const text = pdf(root, onePage, page).replace(/trailer[\s\S]*/, "");
  const rows = Buffer.alloc(entries * 6);
  for (let entry = 0; entry < entries; entry += 1) {
    rows[entry * 6] = 1;
    const at = text.indexOf(`${Math.min(3, Math.max(1, entry))} 0 obj`);
    rows.writeUInt32BE(at, entry * 6 + 1);
  }
  const packed = deflateSync(rows, { level: 1 });
  const stream = `4 0 obj\n<</Type/XRef/Root 1 0 R/Size ${entries}/W[1 4 1]/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`;
  const end = `\nendstream\nendobj\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.concat([Buffer.from(text + stream), packed, Buffer.from(end)]);
}

const opened = (bytes: Uint8Array, bounds?: Parameters<typeof openPdf>[1], userId = "nora") =>
  openPdf({ bytes, userId }, bounds);

describe("opening a PDF", () => {
  test.each([
    ["takes longer than it may", { timeLimitMs: 1 }, 600_000],
    ["takes more memory than it may", { memoryLimitMb: 100, timeLimitMs: 60_000 }, 600_000],
    ["takes more memory than any may", { timeLimitMs: 60_000 }, 3_000_000],
  ])("is given up if it %s, and the next one is opened", async (_what, bounds, entries) => {
    const heavy = withTable(entries);
    expect(await Promise.all([opened(heavy, bounds), opened(whole)])).toEqual([
      "broken",
      "readable",
    ]);
  });

  test("with a long table takes its time, if it is within the bounds", async () => {
    expect(await opened(withTable(600_000), { timeLimitMs: 60_000 })).toBe("readable");
  });

  test("of one user waits for no more than one of another user's, however many they send", async () => {
    const order: string[] = [];
    const open = (userId: string) =>
      opened(whole, {}, userId).then((verdict) => order.push(`${userId}: ${verdict}`));
    await Promise.all(["nora", "nora", "nora", "nora", "hana"].map(open));
    expect(order.indexOf("hana: readable")).toBe(1);
    expect(order.filter((one) => one === "nora: readable")).toHaveLength(4);
  });

  test("leaves the bytes to those who store them", async () => {
    const bytes = new Uint8Array(whole);
    await opened(bytes);
    expect(Buffer.from(bytes).equals(whole)).toBe(true);
  });
});
