// Files that are kept for the next try of a form, and who may read a document.
import { expect, test } from "vitest";
import { auditIn } from "../../server/features/audit/store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { asFile, jpegFile, pdfFile, pngFile } from "../support/inputs/files";
import { canaryCard, formOf, kycForm } from "../support/inputs/inputs";
import type { Customer } from "../support/people/people";

const upload = (nora: Customer, files: File[], documentType = "passport", kept = "") =>
  nora.post("/users/kyc/upload-multiple", kycForm(files, documentType, kept));
const kycOf = async (nora: Customer) => (await nora.get("/auth/profile")).body;

describeEitherEngine("uploading documents", (portal) => {
  test("a kept file is used once, by its owner, within half an hour", async () => {
    const [nora, rita] = [await portal().register(), await portal().register()];
    const keep = async () =>
      String(
        Object((await nora.post("/pending-uploads", formOf({ file: asFile(pngFile()) }))).body).id,
      );
    const [first, second] = [await keep(), await keep()];
    expect((await upload(rita, [], "passport", first)).code).toBe("file_gone");
    expect((await upload(nora, [], "passport", first)).status).toBe(201);
    expect((await upload(nora, [], "passport", first)).code).toBe("file_gone");
    portal().advance({ minutes: 31 });
    expect((await upload(nora, [], "passport", second)).code).toBe("file_gone");
  });

  test.each([
    ["photo_\u202egnp.exe.png", "photo_gnp.exe.png"],
    ["\u2066C:\\fakepath\\pass\u200bport\u0000.png", "passport.png"],
    ["Ausweis Mu\u0308ller.png", "Ausweis M\u00fcller.png"],
    [
      "\u06a9\u0627\u0631\u062a\u200c\u0645\u0644\u06cc.png",
      "\u06a9\u0627\u0631\u062a\u200c\u0645\u0644\u06cc.png",
    ],
    ["\u200b\u202e.png", ".png"],
  ])("a file named %j is stored as %j", async (name, stored) => {
    const nora = await portal().register();
    const file = new File([new Uint8Array(pngFile().buffer)], name, { type: "image/png" });
    const answer = await nora.post("/pending-uploads", formOf({ file }));
    expect(answer).toMatchObject({ status: 201, body: { fileName: stored } });
  });

  test("a photo of a card must be an image, whether it was just chosen or kept before", async () => {
    const nora = await portal().register();
    const back = asFile(jpegFile("back.jpg"));
    const fresh = await nora.saveCard({ files: [asFile(pdfFile("front.pdf")), back] });
    expect(fresh).toMatchObject({
      status: 422,
      errors: {
        frontImage: ["front.pdf isn't a photo. Choose a JPEG, PNG or WebP image."],
      },
    });
    const kept = await nora.post(
      "/pending-uploads",
      formOf({ file: asFile(pdfFile("front.pdf")) }),
    );
    const fromPending = await nora.post(
      "/wallets/card/add",
      formOf({ ...canaryCard, pendingFront: String(Object(kept.body).id), backImage: back }),
    );
    expect(fromPending).toMatchObject({
      status: 422,
      errors: {
        frontImage: ["front.pdf isn't a photo. Choose a JPEG, PNG or WebP image."],
      },
    });
    const empty = await nora.saveCard({
      files: [new File([], "front.jpg", { type: "image/jpeg" }), back],
    });
    expect(empty).toMatchObject({
      status: 422,
      errors: { frontImage: ["front.jpg is empty. Choose another file."] },
    });
    expect((await nora.get("/wallets/card/info")).body).toMatchObject({ hasCard: false });
  });

  test("only its owner and staff with the right may read a document, no one else", async () => {
    const [nora, rita, ada] = [
      await portal().register(),
      await portal().register(),
      await portal().admin(),
    ];
    await upload(nora, [asFile(pngFile())]);
    const path = String(Object(await kycOf(nora)).kycUrls[0].documentUrl).replace("/api", "");
    const read = (token: string) =>
      portal().backend.fetch(
        new Request(`http://localhost/api${path}`, {
          headers: { Authorization: `Bearer ${token}` },
        }),
      );
    const answers = await Promise.all([nora, ada, rita].map(({ token }) => read(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
    expect(
      Buffer.from((await answers[0]?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(pngFile().buffer),
    ).toBe(true);
    expect(answers[0]?.headers.get("content-security-policy")).toContain("sandbox");
    const seen = await auditIn(portal().context.storage.db).ofSubject(
      `document:${path.split("/").at(-1)}`,
    );
    expect(seen.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ["document.seen", ada.id],
    ]);
  });
});
