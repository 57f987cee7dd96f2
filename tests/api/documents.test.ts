// Identity documents and files kept for the next try: judged by content, limited in size and number, seen by their owner (R30, R41).
import { expect, test } from "vitest";
import type { Context } from "~server/api/context";
import { limits } from "~server/contract/values/limits";
import { describeEachEngine } from "../support/backend";
import { through } from "../support/crypto-gateway";
import { asFile, floodPngFile, jpegFile, pdfFile, pngFile } from "../support/files";
import { bankOfHana, bankOfZoe, canaryCard, formOf, kycForm } from "../support/inputs";
import type { Customer } from "../support/people";

const upload = (nora: Customer, files: File[], documentType = "passport", kept = "") =>
  nora.post("/users/kyc/upload-multiple", kycForm(files, documentType, kept));
const kycOf = async (nora: Customer) => (await nora.get("/auth/profile")).body;
const named = (bytes: BlobPart, name: string, type = "image/png") =>
  new File([bytes], name, { type });

describeEachEngine("handing in documents", (portal) => {
  test("a picture and a PDF put the person in line for review", async () => {
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
      "a text called a picture",
      [named("hello", "me.png")],
      "me.png is not an image or a PDF that can be read.",
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
      "me.svg is not an image or a PDF that can be read.",
    ],
    [
      "a PNG called a PDF",
      [named(new Uint8Array(pngFile().buffer), "me.pdf", "application/pdf")],
      "me.pdf is not an image or a PDF that can be read.",
    ],
    [
      "a picture with a page's ending",
      [named(new Uint8Array(jpegFile().buffer), "me.jpg.html", "image/jpeg")],
      "me.jpg.html is not an image or a PDF that can be read.",
    ],
    [
      "a flood of pixels",
      [asFile(floodPngFile())],
      "flood.png has too many pixels. Please send a smaller picture.",
    ],
    [
      "more than 10 MB",
      [named(new Uint8Array(10 * 1024 * 1024 + 1), "big.png")],
      "big.png is larger than 10 MB.",
    ],
    [
      "a file with nothing in it",
      [named("", "scan.pdf", "application/pdf")],
      "scan.pdf is empty. Please choose another file.",
    ],
    [
      "one good, one with nothing in it",
      [asFile(pngFile()), named("", "back.png")],
      "back.png is empty. Please choose another file.",
    ],
    [
      "one good, one bad",
      [asFile(pngFile()), named("hello", "../../me.png")],
      "me.png is not an image or a PDF that can be read.",
    ],
  ])("%s is refused, and nothing is kept", async (_what, files, message) => {
    const nora = await portal().register();
    expect((await upload(nora, files)).errors).toEqual({ files: [message] });
    expect(await kycOf(nora)).toMatchObject({ kycStatus: "not_submitted", kycUrls: [] });
  });

  test("the type of document is asked for", async () => {
    const nora = await portal().register();
    expect((await upload(nora, [asFile(pngFile())], "library_card")).errors).toEqual({
      documentType: ["Choose the type of document"],
    });
  });

  /** One more picture, and this person's files take all that they may. */
  const almostFill = async (
    { id }: Customer,
    maximumBytes: number = limits.personFilesMaximumBytes,
  ) => {
    if (maximumBytes === limits.personFilesMaximumBytes)
      await portal().context.storage.store.users.update(id, { email_verified_at: 1 });
    const row = {
      id: `before ${id}`,
      user_id: id,
      purpose: "kyc",
      document_type: "passport",
      file_name: "old.pdf",
      media_type: "application/pdf",
      storage_key: `before ${id}`,
      is_sealed: 1,
      erase_after: null,
      created_at: 0,
    } as const;
    return portal().context.storage.store.documents.insert({
      ...row,
      size_bytes: maximumBytes - pngFile().buffer.length,
    });
  };

  test("files of one person are taken until they take too much together", async () => {
    const [nora, rita] = [await portal().register(), await portal().register()];
    await almostFill(nora);
    expect((await upload(nora, [asFile(pngFile())])).status).toBe(201);
    expect(await upload(nora, [asFile(pngFile())])).toMatchObject({
      status: 422,
      code: "files_take_too_much",
      errors: { files: [expect.stringContaining("contact support")] },
    });
    expect((await upload(rita, [asFile(pngFile())])).status).toBe(201);
  });

  test("before the email address is confirmed less is taken, also of files that are kept for a form", async () => {
    const nora = await portal().register();
    await almostFill(nora, limits.unverifiedFilesMaximumBytes);
    expect((await upload(nora, [asFile(pngFile())])).status).toBe(201);
    const refused = { status: 422, code: "files_unverified" };
    expect(await upload(nora, [asFile(pngFile())])).toMatchObject({
      ...refused,
      errors: { files: [expect.stringContaining("confirm your email address")] },
    });
    expect(await nora.post("/kept-files", formOf({ file: asFile(pngFile()) }))).toMatchObject(
      refused,
    );
    expect(await nora.saveCard()).toMatchObject(refused);
    await portal().context.storage.store.users.update(nora.id, { email_verified_at: 1 });
    expect((await upload(nora, [asFile(pngFile())])).status).toBe(201);
  });

  test("of all people without a confirmed address so much is taken together, and the operator is told once", async () => {
    const [nora, rita, hana] = [
      await portal().register(),
      await portal().register(),
      await portal().register(),
    ];
    const { storage } = portal().context;
    await storage.store.users.update(hana.id, { email_verified_at: 1 });
    const taken = await storage.store.documents.bytesOfUnverified();
    await almostFill(nora, limits.unverifiedFilesOfAllMaximumBytes - taken);
    const reported: string[] = [];
    Object.assign(portal().context, { report: (event: string) => reported.push(event) });
    expect((await upload(rita, [asFile(pngFile())])).status).toBe(201);
    expect(await upload(rita, [asFile(pngFile())])).toMatchObject({
      status: 422,
      code: "files_unverified",
    });
    expect((await upload(rita, [asFile(pngFile())])).code).toBe("files_unverified");
    expect(reported).toEqual(["unverified-files-full"]);
    expect((await upload(hana, [asFile(pngFile())])).status).toBe(201);
    const gauges = await portal().backend.gauges();
    expect(gauges.find(({ name }) => name === "portal_unverified_files_bytes")?.samples).toEqual([
      { value: limits.unverifiedFilesOfAllMaximumBytes },
    ]);
    await storage.store.documents.remove(`before ${nora.id}`);
  });

  test("of two at once with room for one, one is taken", async () => {
    const nora = await portal().register();
    const { context } = portal();
    await almostFill(nora);
    const stored: string[] = [];
    let bothAreStored: () => void = () => undefined;
    const both = new Promise<void>((resolve) => (bothAreStored = resolve));
    const put: Context["documents"]["put"] = async (key, bytes) => {
      await context.documents.put(key, bytes);
      if (stored.push(key) === 2) bothAreStored();
      await both;
    };
    const slow = through({ ...context, documents: { ...context.documents, put } }, nora);
    const answers = await Promise.all([
      upload(slow, [asFile(pngFile())]),
      upload(slow, [asFile(pngFile())]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(answers.map(({ code }) => code)).toContain("files_take_too_much");
    expect(await context.storage.store.documents.bytesOf(nora.id)).toBe(
      limits.personFilesMaximumBytes,
    );
    expect(
      (await Promise.all(stored.map((key) => context.documents.get(key)))).filter(
        (bytes) => bytes === null,
      ),
    ).toHaveLength(1);
  });

  test("a kept file is used once, by its owner, within half an hour", async () => {
    const [nora, rita] = [await portal().register(), await portal().register()];
    const keep = async () =>
      String(Object((await nora.post("/kept-files", formOf({ file: asFile(pngFile()) }))).body).id);
    const [first, second] = [await keep(), await keep()];
    expect((await upload(rita, [], "passport", first)).code).toBe("file_gone");
    expect((await upload(nora, [], "passport", first)).status).toBe(201);
    expect((await upload(nora, [], "passport", first)).code).toBe("file_gone");
    portal().advance({ minutes: 31 });
    expect((await upload(nora, [], "passport", second)).code).toBe("file_gone");
  });

  test("a card's photo is a picture, whether it was just chosen or kept before", async () => {
    const nora = await portal().register();
    const back = asFile(jpegFile("back.jpg"));
    const fresh = await nora.saveCard({ files: [asFile(pdfFile("front.pdf")), back] });
    expect(fresh).toMatchObject({
      status: 422,
      errors: {
        frontImage: ["front.pdf is not a photo. Please choose a JPEG, PNG or WebP image."],
      },
    });
    const kept = await nora.post("/kept-files", formOf({ file: asFile(pdfFile("front.pdf")) }));
    const fromKept = await nora.post(
      "/wallets/card/add",
      formOf({ ...canaryCard, keptFront: String(Object(kept.body).id), backImage: back }),
    );
    expect(fromKept).toMatchObject({
      status: 422,
      errors: {
        frontImage: ["front.pdf is not a photo. Please choose a JPEG, PNG or WebP image."],
      },
    });
    const empty = await nora.saveCard({
      files: [new File([], "front.jpg", { type: "image/jpeg" }), back],
    });
    expect(empty).toMatchObject({
      status: 422,
      errors: { frontImage: ["front.jpg is empty. Please choose another file."] },
    });
    expect((await nora.get("/wallets/card/info")).body).toMatchObject({ hasCard: false });
  });

  test("its owner and an administrator may read a document, nobody else", async () => {
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
    const seen = await portal().context.storage.store.audit.ofSubject(
      `document:${path.split("/").at(-1)}`,
    );
    expect(seen.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ["document.seen", ada.id],
    ]);
  });
});

describeEachEngine("bank details", (portal) => {
  const save = (nora: Customer, body: unknown) => nora.saveBank(body);

  test.each([
    [
      { region: "USA" },
      ["recipientName", "bankName", "accountNumber", "routingNumber"],
      "Please fill all required fields for USA bank details",
    ],
    [
      { region: "EUROPE" },
      ["recipientName", "accountNumber", "iban", "swiftCode"],
      "Please fill all required fields for Europe bank details",
    ],
    [
      { region: "OTHERS", description: " " },
      ["description"],
      "Please provide account details description",
    ],
  ])("%j asks for its fields", async (body, fields, message) => {
    const { errors } = await save(await portal().register(), body);
    expect(Object.keys(errors)).toEqual(fields);
    expect(new Set(Object.values(errors).map(([first]) => first))).toEqual(new Set([message]));
  });

  test.each([
    [
      { ...bankOfHana.usa, routingNumber: "021000022" },
      "USA",
      { routingNumber: ["Enter a routing number of 9 digits that exists"] },
    ],
    [
      { ...bankOfZoe.europe, iban: "DE88370400440532013000" },
      "EUROPE",
      { iban: ["Enter a valid IBAN"] },
    ],
    [
      { ...bankOfHana.usa, bankName: "X\nBank" },
      "USA",
      { bankName: ["Please remove control characters"] },
    ],
    [
      { ...bankOfHana.usa, recipientName: "A\u0000B" },
      "USA",
      { recipientName: ["Please remove control characters"] },
    ],
    [
      { ...bankOfHana.usa, recipientName: "A\u202eB" },
      "USA",
      { recipientName: ["Please remove control characters"] },
    ],
    [
      { ...bankOfZoe.europe, swiftCode: "NOPE" },
      "EUROPE",
      { swiftCode: ["Enter a valid SWIFT/BIC code"] },
    ],
    [
      { description: "x", documentUrl: "javascript:alert(1)" },
      "OTHERS",
      { documentUrl: ["Enter an address that begins with http:// or https://"] },
    ],
    [{}, "MARS", { region: ["Choose the region of your bank"] }],
  ])("%j of %s is checked", async (block, region, errors) => {
    expect((await save(await portal().register(), { ...block, region })).errors).toEqual(errors);
  });

  test("are shown masked, nested and flat alike, and replaced by the next", async () => {
    const nora = await portal().register();
    const nested = await save(nora, bankOfZoe);
    const flat = await save(nora, { region: "EUROPE", ...bankOfZoe.europe });
    expect(flat.body).toEqual(nested.body);
    expect(nested.body).toMatchObject({
      region: "EUROPE",
      europe: { iban: "••••3000", accountNumber: "••••3000", swiftCode: "COBADEFFXXX" },
    });
    await nora.patch("/wallets/bank-details/update", bankOfHana);
    expect((await nora.get("/wallets/bank-details")).body).toMatchObject({
      region: "USA",
      usa: { accountNumber: "••••6789" },
    });
  });

  test("of OTHERS may bring a document", async () => {
    const nora = await portal().register();
    const answer = await save(
      nora,
      formOf({
        region: "OTHERS",
        description: "See the letter",
        document: asFile(pdfFile("letter.pdf")),
      }),
    );
    expect(answer.body).toMatchObject({
      others: {
        description: "See the letter",
        documentUrl: expect.stringMatching(/^\/api\/documents\//),
      },
    });
    const bad = await save(
      nora,
      formOf({ region: "OTHERS", description: "x", document: named("hello", "letter.pdf") }),
    );
    expect(bad.errors).toEqual({
      document: ["letter.pdf is not an image or a PDF that can be read."],
    });
  });
});
