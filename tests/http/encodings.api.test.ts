// A body that isn't UTF-8 is refused with the name of the encoding, and nothing of it is stored.
import { expect, test } from "vitest";
import { describeEitherEngine } from "../support/portal/engine-suites";

const body = (name: string) => JSON.stringify({ fullname: name });
const utf16 = (text: string) => Buffer.from(text, "utf16le");
const refused: readonly (readonly [string, Buffer])[] = [
  ["latin-1", Buffer.from(body("José Ñandú"), "latin1")],
  ["Windows-1252", Buffer.concat([Buffer.from('{"fullname":"'), Buffer.from([0x80, 0x22, 0x7d])])],
  ["Shift JIS", Buffer.concat([Buffer.from('{"fullname":"'), Buffer.from("8365835622", "hex")])],
  ["UTF-16", utf16(body("Jose"))],
  ["UTF-16 with a mark", utf16(`\uFEFF${body("José")}`)],
  ["UTF-16, the other way round", utf16(body("Jose")).swap16()],
  ["a cut character", Buffer.from(body("José")).subarray(0, -3)],
  [
    "an overlong form",
    Buffer.concat([Buffer.from('{"fullname":"'), Buffer.from("c0af227d", "hex")]),
  ],
  ["a half of a pair, as bytes", Buffer.from("7b2266223a22eda0bd227d", "hex")],
];

describeEitherEngine("JSON", (portal) => {
  test.each(refused)("in %s is refused, and names the encoding", async (_encoding, bytes) => {
    const hana = await portal().register();
    for (const type of ["application/json", "application/json; charset=iso-8859-1"])
      expect(await hana.raw("PATCH", "/users/profile", new Uint8Array(bytes), type)).toMatchObject({
        status: 400,
        code: "wrong_encoding",
        message: expect.stringContaining("UTF-8"),
      });
    expect((await hana.get("/users/profile")).body).not.toMatchObject({
      fullname: expect.stringContaining("\uFFFD"),
    });
  });

  test.each([
    ["a half of a character", '{"fullname":"Jos\\ud83d"}'],
    ["two halves in the wrong order", '{"fullname":"\\udc00\\ud800 Jos"}'],
    ["a half as a name", '{"\\uD83D":1}'],
  ])("with %s is refused", async (_what, text) => {
    const hana = await portal().register();
    expect(await hana.raw("PATCH", "/users/profile", text, "application/json")).toMatchObject({
      status: 400,
      code: "malformed_body",
    });
  });

  test.each([
    ["accents", "José Ñandú"],
    ["a pair as an escape", "José 😀".replace("😀", "\\ud83d\\ude00")],
    ["what looks like an escape", "Jos\\\\ud83d"],
  ])("in UTF-8 is read: %s", async (_what, name) => {
    const hana = await portal().register();
    const text = `\uFEFF{"address":{"city":"${name}"}}`;
    const { status } = await hana.raw("PATCH", "/users/profile", text, "application/json");
    expect(status).toBe(200);
    const { address } = Object((await hana.get("/users/profile")).body);
    expect(address.city).toBe(JSON.parse(`"${name}"`));
  });

  test("and a field of a multipart form in latin-1 is refused, too", async () => {
    const hana = await portal().register();
    const form =
      '--x\r\nContent-Disposition: form-data; name="cardHolder"\r\n\r\nJosé\r\n--x--\r\n';
    const type = "multipart/form-data; boundary=x";
    const sent = (encoding: BufferEncoding) =>
      hana.raw("POST", "/wallets/card/add", new Uint8Array(Buffer.from(form, encoding)), type);
    expect(await sent("latin1")).toMatchObject({ status: 400, code: "wrong_encoding" });
    expect(await sent("utf8")).toMatchObject({ status: 400, code: "validation_failed" });
  });
});
