// Identity documents and files kept for the next attempt: checked by content, limited in size and
// number, shown to their owner.
import { expect, test } from "vitest";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { asFile, floodPngFile, pdfFile, pngFile } from "../support/inputs/files";
import { kycForm } from "../support/inputs/inputs";
import type { Customer } from "../support/people/people";

const upload = (nora: Customer, files: File[], documentType = "passport", kept = "") =>
  nora.post("/users/kyc/upload-multiple", kycForm(files, documentType, kept));
const kycOf = async (nora: Customer) => (await nora.get("/auth/profile")).body;
const named = (bytes: BlobPart, name: string, type = "image/png") =>
  new File([bytes], name, { type });

describeEitherEngine("uploading documents", (portal) => {
  test("an image and a PDF put the user in the review queue", async () => {
    const nora = await portal().register();
    const answer = await upload(nora, [asFile(pngFile()), asFile(pdfFile())]);
    expect(answer.body).toMatchObject({
      documentDetails: [{ mediaType: "image/png" }, { mediaType: "application/pdf" }],
    });
    expect(await kycOf(nora)).toMatchObject({ kycStatus: "pending", kycUrls: [{}, {}] });
  });

  test.each([
    ["no file", [], "Please select one or more files to upload"],
    [
      "eleven files",
      Array.from({ length: 11 }, (_, index) => asFile(pngFile(`${index}.png`))),
      "You can upload a maximum of 10 files",
    ],
    [
      "a text named as an image",
      [named("hello", "me.png")],
      "me.png isn't a supported image or PDF.",
    ],
    [
      "an SVG",
      [
        named(
          '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
          "me.svg",
          "image/svg+xml",
        ),
      ],
      "me.svg isn't a supported image or PDF.",
    ],
    [
      "an image with too many pixels",
      [asFile(floodPngFile())],
      "flood.png has too many pixels. Upload a smaller image.",
    ],
    [
      "more than 10 MB",
      [named(new Uint8Array(10 * 1024 * 1024 + 1), "big.png")],
      "big.png is larger than 10 MB.",
    ],
    [
      "an empty file",
      [named("", "scan.pdf", "application/pdf")],
      "scan.pdf is empty. Choose another file.",
    ],
    [
      "one valid and one empty file",
      [asFile(pngFile()), named("", "back.png")],
      "back.png is empty. Choose another file.",
    ],
    [
      "one valid and one invalid file",
      [asFile(pngFile()), named("hello", "../../me.png")],
      "me.png isn't a supported image or PDF.",
    ],
  ])("%s is refused, and nothing is kept", async (_what, files, message) => {
    const nora = await portal().register();
    expect((await upload(nora, files)).errors).toEqual({ files: [message] });
    expect(await kycOf(nora)).toMatchObject({ kycStatus: "not_submitted", kycUrls: [] });
  });

  test("the type of document is required", async () => {
    const nora = await portal().register();
    expect((await upload(nora, [asFile(pngFile())], "library_card")).errors).toEqual({
      documentType: ["Choose a document type"],
    });
  });
});
