import { afterAll, beforeAll, expect, test } from "vitest";
import { asFile, pdfFile, pngFile } from "../support/inputs/files";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";

let portal: InProcessPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const address = "/dashboard/kyc";
const noFile = new File([], "");

test("an empty form names both errors and links to their fields", async () => {
  const nora = await portal.signInAs("nora");
  const answer = await nora.submit(await nora.get(address), { documentType: "", files: noFile });
  expect(answer.status).toBe(200);
  expect(answer.title).toMatch(/^Error: Identity verification/);
  expect(answer.messages).toEqual([
    "Choose a document type",
    "Please select one or more files to upload",
  ]);
  expect(answer.faults.every(({ fieldId }) => fieldId && answer.hasId(fieldId))).toBe(true);
});

test("eleven files are too many", async () => {
  const nora = await portal.signInAs("nora");
  const files = Array.from({ length: 11 }, (_, index) => asFile(pngFile(`page-${index}.png`)));
  const answer = await nora.submit(await nora.get(address), { documentType: "passport", files });
  expect(answer.messages).toEqual(["You can upload a maximum of 10 files"]);
});

test("a file is judged by its content", async () => {
  const nora = await portal.signInAs("nora");
  const fake = new File(["not a picture"], "passport.png", { type: "image/png" });
  const answer = await nora.submit(await nora.get(address), {
    documentType: "passport",
    files: fake,
  });
  expect(answer.status).toBe(200);
  expect(answer.messages).toEqual(["passport.png isn't a supported image or PDF."]);
});

test("valid files survive a missing document type, and the next page is the dashboard", async () => {
  const nora = await portal.signInAs("nora");
  const forgotten = await nora.submit(await nora.get(address), {
    documentType: "",
    files: asFile(pngFile()),
  });
  expect(forgotten.text).toContain("passport.png already uploaded");

  const answer = await nora.submit(forgotten, {
    documentType: "passport",
    files: asFile(pdfFile()),
  });
  expect(answer.status).toBe(303);
  const page = await nora.follow(answer);
  expect(page.text).toContain("Documents uploaded successfully");
  expect(page.text).toMatch(
    /Uploaded documents \(2\) passport\.\w+ \(opens in a new tab\) ?Passport, \d+ kB, \d+ \w+ \d{4} passport\.\w+ \(opens/,
  );
  expect((await nora.open(page.link("Continue"))).text).toContain(
    "Your account verification is pending.",
  );
});

test("uploading again is possible while pending and once approved", async () => {
  for (const name of ["pavel", "george"]) {
    const person = await portal.signInAs(name);
    const answer = await person.submit(await person.get(address), {
      documentType: "id_card",
      files: asFile(pdfFile()),
    });
    expect(answer.status).toBe(303);
  }
});
