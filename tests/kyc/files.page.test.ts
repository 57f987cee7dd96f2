import { afterAll, describe, expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { openPortal } from "../support/portal/in-process-portal";
import { asFile, floodPngFile, pdfFile, pngFile } from "../support/inputs/files";

const portal = await openPortal();
afterAll(() => portal.close());

const png = (name?: string) => asFile(pngFile(name));
const statusOf = async (name: string) =>
  (await usersIn(portal.backend.context.storage.db).byEmail(`${name}@example.com`))?.kyc_status;

describe("files for identity verification", () => {
  test("survive a missing document type, a PDF as well as an image", async () => {
    const nora = await portal.signInAs("nora");
    const first = await nora.submit(await nora.get("/dashboard/kyc"), {
      files: [png("front.png"), asFile(pdfFile("letter.pdf"))],
    });
    expect(first.status).toBe(200);
    expect(first.text).toContain("front.png already uploaded");
    expect(first.text).toContain("letter.pdf already uploaded");
    const second = await nora.submit(first, { documentType: "passport" });
    expect(second.status).toBe(303);
    expect(await statusOf("nora")).toBe("pending");
    const done = await nora.follow(second);
    expect(done.text).toContain("Your account verification is pending.");
    expect(done.text).toContain("Uploaded documents (2)");
  });

  test("are kept for half an hour and no longer", async () => {
    const george = await portal.signInAs("george");
    const first = await george.submit(await george.get("/dashboard/kyc"), { files: png() });
    portal.passMinutes(31);
    const second = await george.submit(first, { documentType: "passport" });
    expect(second.status).toBe(200);
    expect(second.messages).toEqual(["A file you uploaded earlier has expired. Choose it again."]);
  });

  test.each([
    [
      "a script called .png",
      new File(["<script>alert(1)</script>"], "photo.png", { type: "image/png" }),
      "photo.png isn't a supported image or PDF.",
    ],
    [
      "a pixel flood",
      asFile(floodPngFile("flood.png")),
      "flood.png has too many pixels. Upload a smaller image.",
    ],
    [
      "nothing",
      new File([], "scan.pdf", { type: "application/pdf" }),
      "scan.pdf is empty. Choose another file.",
    ],
    [
      "11 MB",
      new File([new Uint8Array(11 * 1024 * 1024)], "big.png", { type: "image/png" }),
      "big.png is larger than 10 MB.",
    ],
  ])("are checked by their content: %s", async (_, file, message) => {
    const rita = await portal.signInAs("rita");
    const answer = await rita.submit(await rita.get("/dashboard/kyc"), {
      documentType: "id_card",
      files: file,
    });
    expect(answer.status).toBe(200);
    expect(answer.faults).toEqual([{ message, fieldId: "kyc-files" }]);
    expect(await statusOf("rita")).toBe("rejected");
  });

  test("aren't accepted with an empty one, and don't have to be chosen again", async () => {
    const rita = await portal.signInAs("rita");
    const files = [png("front.png"), new File([], "back.png", { type: "image/png" })];
    const answer = await rita.follow(
      await rita.submit(await rita.get("/dashboard/kyc"), { documentType: "id_card", files }),
    );
    expect(answer.faults).toEqual([
      { message: "back.png is empty. Choose another file.", fieldId: "kyc-files" },
    ]);
    expect(answer.text).toContain("front.png already uploaded");
    expect(await statusOf("rita")).toBe("rejected");
  });

  test("come in a form of three hundred parts at most", async () => {
    const rita = await portal.signInAs("rita");
    const many = Array.from({ length: 301 }, (_, number) => String(number));
    const answer = await rita.submit(await rita.get("/dashboard/kyc"), {
      documentType: "passport",
      files: png(),
      address: many,
    });
    expect([400, 413]).toContain(answer.status);
    expect(await statusOf("rita")).toBe("rejected");
  });

  test("need one of the three document types", async () => {
    const rita = await portal.signInAs("rita");
    const answer = await rita.submit(await rita.get("/dashboard/kyc"), {
      documentType: "library_card",
      files: png(),
    });
    expect(answer.status).toBe(200);
    expect(answer.faults.map(({ fieldId }) => fieldId)).toEqual(["kyc-documentType"]);
  });

  test("sent twice at once are uploaded once", async () => {
    const zoe = await portal.signInAs("zoe");
    const page = await zoe.get("/dashboard/kyc");
    const fields = { documentType: "passport", files: png("again.png") };
    const answers = await Promise.all([zoe.submit(page, fields), zoe.submit(page, fields)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const countIn = (text: string) => Number(/Uploaded documents \((\d+)\)/.exec(text)?.[1] ?? 0);
    expect(countIn((await zoe.get("/dashboard/kyc")).text) - countIn(page.text)).toBe(1);
  });
});
