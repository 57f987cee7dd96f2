// Files that are two things at once: refused, or handed back so that no browser takes them for the other thing.
import { expect, test } from "vitest";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { asFile, jpegFile, pdfFile, pngFile, type TestFile } from "../support/inputs/files";
import { kycForm } from "../support/inputs/inputs";
import type { Customer } from "../support/people/people";
import { filesBelow } from "../support/database/stored-text";

const script = "<script>alert(1)</script><?php system('id'); ?>";
const file = (name: string, mimeType: string, ...parts: (string | Buffer)[]): TestFile => ({
  name,
  mimeType,
  buffer: Buffer.concat(parts.map((part) => Buffer.from(part))),
});

const refused = [
  [
    "a GIF that is a script",
    file("me.gif", "image/gif", "GIF89a/*", Buffer.alloc(4), "*/=1;alert(1)//"),
  ],
  ["a page called a picture", file("me.jpg", "image/jpeg", "<!doctype html>", script)],
  [
    "a page in UTF-7 called a picture",
    file("me.png", "image/png", "+ADw-script+AD4-alert(1)+ADw-/script+AD4-"),
  ],
  [
    "an archive called a letter",
    file(
      "letter.docx",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "PK\u0003\u0004",
      Buffer.alloc(64),
    ),
  ],
  [
    "an archive called a PDF",
    file("letter.pdf", "application/pdf", "PK\u0003\u0004", Buffer.alloc(64), pdfFile().buffer),
  ],
  [
    "a page before a PDF",
    file("letter.pdf", "application/pdf", "<html>", script, pdfFile().buffer),
  ],
] as const;

const inert = [
  ["a picture called a page", { ...pngFile(), name: "me.png.html" }, "image/png", "inline"],
  ["a picture called a program", { ...pngFile(), name: "me.png.php" }, "image/png", "inline"],
  ["a PNG named as an SVG", { ...pngFile(), name: "me.svg" }, "image/png", "inline"],
  [
    "a picture with a page behind it",
    file("me.jpg", "text/html", jpegFile().buffer, script),
    "image/jpeg",
    "inline",
  ],
  [
    "a picture with a program behind it",
    file("me.png", "application/x-php", pngFile().buffer, script),
    "image/png",
    "inline",
  ],
  [
    "a PDF with a script in it",
    file(
      "letter.pdf",
      "text/html",
      pdfFile().buffer,
      "<< /S /JavaScript /JS (app.alert(1)) >>",
      script,
    ),
    "application/pdf",
    "attachment",
  ],
  [
    "a picture with a line break in its name",
    { ...pngFile(), name: 'a"\r\nSet-Cookie: x=1\r\n\r\n<b>;.png' },
    "image/png",
    "inline",
  ],
] as const;

describeEitherEngine("a file of two types", (portal) => {
  const upload = (nora: Customer, one: TestFile) =>
    nora.post("/users/kyc/upload-multiple", kycForm([asFile(one)], "passport", ""));

  test.each(refused)("is refused: %s", async (_what, one) => {
    const nora = await portal().register();
    expect((await upload(nora, one)).errors).toEqual({
      files: [`${one.name} isn't a supported image or PDF.`],
    });
    expect((await nora.get("/auth/profile")).body).toMatchObject({ kycUrls: [] });
  });

  test.each(inert)("is served inert: %s", async (_what, one, type, disposition) => {
    const nora = await portal().register();
    expect((await upload(nora, one)).status).toBe(201);
    const path = String(Object((await nora.get("/auth/profile")).body).kycUrls[0].documentUrl);
    const { status, headers } = await portal().backend.fetch(
      new Request(`http://localhost${path}`, {
        headers: { Authorization: `Bearer ${nora.token}` },
      }),
    );
    expect([
      status,
      headers.get("content-type"),
      headers.get("x-content-type-options"),
      headers.get("cache-control"),
    ]).toEqual([200, type, "nosniff", "no-store"]);
    expect(headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
    expect(headers.get("content-disposition")).toMatch(
      new RegExp(`^${disposition}; filename\\*=UTF-8''[\\w.%-]+$`),
    );
    expect(headers.get("set-cookie")).toBeNull();
    expect(
      filesBelow(portal().dataDir).filter((stored) => /me\.|letter|Cookie/.test(stored)),
    ).toEqual([]);
  });
});
