// A form of many small parts costs more than its bytes: the API takes so many, and reads no further.
import { describe, expect, test } from "vitest";
import { partsMaximum, readFormData, TooManyParts } from "~server/http/read-body";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { asFile, pngFile } from "../support/inputs/files";
import { kycForm } from "../support/inputs/inputs";

const part = (boundary: string, name: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`;
const formOf = (count: number, boundary = "x") =>
  `${Array.from({ length: count }, (_, number) => part(boundary, `f${number}`)).join("")}--${boundary}--\r\n`;

/** The text in chunks of so many bytes; `pulled` counts how many were asked for. */
function streamOf(text: string, chunkBytes: number) {
  const bytes = new TextEncoder().encode(text);
  let pulled = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const chunk = bytes.slice(pulled * chunkBytes, (pulled += 1) * chunkBytes);
        if (chunk.byteLength > 0) controller.enqueue(chunk);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, pulled: () => pulled };
}

const type = (boundary = "x") => `multipart/form-data; boundary=${boundary}`;

describe("a form", () => {
  test.each([1, 7, 64, 100_000])(
    "of three hundred parts is accepted, of one more not, in chunks of %d bytes",
    async (chunkBytes) => {
      const taken = await readFormData(type(), streamOf(formOf(partsMaximum), chunkBytes).body);
      expect([...taken.keys()]).toHaveLength(partsMaximum);
      await expect(
        readFormData(type(), streamOf(formOf(partsMaximum + 1), chunkBytes).body),
      ).rejects.toThrow(TooManyParts);
    },
  );

  test("of a hundred thousand parts is read no further than the limit", async () => {
    const { body, pulled } = streamOf(formOf(100_000), 1000);
    await expect(readFormData(type(), body)).rejects.toThrow(TooManyParts);
    expect(pulled()).toBeLessThan(40);
  });

  test.each([
    [`multipart/form-data; boundary="a b"`, "a b"],
    ["multipart/form-data; charset=utf-8; boundary=x; boundary=y", "x"],
    [
      "multipart/form-data;boundary=----WebKitFormBoundary7MA4YWxk",
      "----WebKitFormBoundary7MA4YWxk",
    ],
  ])("is counted by the same boundary that it is read by: %s", async (header, boundary) => {
    expect([
      ...(await readFormData(header, streamOf(formOf(3, boundary), 50).body)).keys(),
    ]).toEqual(["f0", "f1", "f2"]);
    await expect(
      readFormData(header, streamOf(formOf(partsMaximum + 1, boundary), 50).body),
    ).rejects.toThrow(TooManyParts);
  });

  test.each([
    "multipart/form-data",
    "multipart/form-data; xboundary=x",
    `multipart/form-data; boundary=""`,
  ])("without a boundary is refused: %s", async (header) => {
    await expect(readFormData(header, streamOf(formOf(1), 50).body)).rejects.toThrow(TypeError);
  });
});

describeEitherEngine("an upload of too many parts", (portal) => {
  test("is refused as too large, and nothing of it is kept", async () => {
    const nora = await portal().register();
    const many = kycForm([asFile(pngFile())], "passport");
    for (let number = 0; number <= partsMaximum; number += 1) many.append(`extra${number}`, "1");
    expect(await nora.post("/users/kyc/upload-multiple", many)).toMatchObject({
      status: 413,
      code: "too_many_parts",
      message: "The form has more than 300 parts. Send fewer fields and files.",
    });
    expect((await nora.get("/auth/profile")).body).toMatchObject({ kycStatus: "not_submitted" });
  });
});
