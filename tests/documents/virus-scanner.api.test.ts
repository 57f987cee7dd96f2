// With a scanner each file is looked at before it is kept, whichever form brings it; without a verdict none is taken.
import { afterAll, beforeEach, expect, test } from "vitest";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { ClamdStub, eicar } from "../support/stubs/clamd-stub";
import { asFile, pngFile } from "../support/inputs/files";
import { bankOfZoe, canaryCard, formOf, kycForm } from "../support/inputs/inputs";
import { filesBelow } from "../support/database/stored-text";

const stub = await ClamdStub.open();
afterAll(() => stub.close());
beforeEach(() => {
  stub.fault = null;
});

/** A good picture with the test virus after its end. */
const infected = (name = "passport.png") =>
  new File([new Uint8Array(pngFile().buffer), eicar], name, { type: "image/png" });
const good = () => asFile(pngFile());

const forms = [
  {
    path: "/users/kyc/upload-multiple",
    field: "files",
    form: (file: File) => kycForm([good(), file], "passport"),
  },
  { path: "/pending-uploads", field: "file", form: (file: File) => formOf({ file }) },
  {
    path: "/wallets/card/add",
    field: "backImage",
    form: (file: File) => formOf({ ...canaryCard, frontImage: good(), backImage: file }),
  },
  {
    path: "/wallets/bank-details/add",
    field: "document",
    form: (file: File) => formOf({ region: "OTHERS", description: "At the desk", document: file }),
  },
];

describeEitherEngine(
  "an upload with a scanner",
  (portal) => {
    const stored = () => filesBelow(portal().dataDir).filter((path) => path.includes("documents"));

    test.each(forms)(
      "to $path: a clean one is accepted, an infected one not, and none while the scanner is silent",
      async ({ path, field, form }) => {
        const nora = await portal().register();
        await nora.confirm();
        const before = stored();
        expect(await nora.post(path, form(infected()))).toMatchObject({
          status: 422,
          code: "file_infected",
          errors: {
            [field]: ["passport.png was rejected by our virus scan."],
          },
        });
        stub.fault = "hang up";
        const unchecked = await nora.post(path, form(good()));
        expect(unchecked).toMatchObject({ status: 503, code: "files_unchecked" });
        expect(Object.values(unchecked.errors)).toEqual([[expect.stringContaining("Try again")]]);
        expect(stored()).toEqual(before);
        stub.fault = null;
        expect((await nora.post(path, form(good()))).status).toBeLessThan(300);
      },
    );

    test("readiness names the scanner, and the portal continues without it", async () => {
      portal().advance({ hours: 1 });
      expect((await portal().backend.readiness()).services).toMatchObject({
        "virus-scanner": "up",
      });
      stub.fault = "hang up";
      portal().advance({ hours: 1 });
      expect(await portal().backend.readiness()).toMatchObject({
        isReady: true,
        services: { "virus-scanner": "down" },
      });
    });
  },
  { CLAMD_ADDRESS: `127.0.0.1:${stub.port}` },
);

describeEitherEngine("an upload without a scanner", (portal) => {
  test("is accepted by its type alone, and readiness names no scanner", async () => {
    const nora = await portal().register();
    expect((await nora.post("/pending-uploads", formOf({ file: infected() }))).status).toBe(201);
    expect((await nora.saveBank(bankOfZoe)).status).toBeLessThan(300);
    expect((await portal().backend.readiness()).services).not.toHaveProperty("virus-scanner");
  });
});
