import { describe, expect, test } from "vitest";
import { createVault } from "~server/adapters/vault/aes-gcm";
import { VaultError } from "~server/kernel/vault";

const keyOf = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString("base64")}`;
const [older, newer] = [keyOf("k1", 1), keyOf("k2", 2)];
const vault = createVault(older);

describe("an encrypted secret", () => {
  test.each(["737", "4111111111111111", "", "Zoë ₿ 🏦", "x".repeat(10_000)])(
    "can be decrypted (%#)",
    (secret) => {
      expect(vault.open(vault.seal(secret, "card:1:number"), "card:1:number")).toBe(secret);
    },
  );

  test("reveals nothing of its content, and differs each time", () => {
    const [first, second] = [
      vault.seal("4111111111111111", "a"),
      vault.seal("4111111111111111", "a"),
    ];
    expect(first).not.toBe(second);
    expect(
      `${first}${Buffer.from(first.split(".").at(-1) ?? "", "base64url").toString("latin1")}`,
    ).not.toContain("4111");
  });

  test("can't be decrypted in another row", () => {
    expect(() => vault.open(vault.seal("737", "card:1:cvv"), "card:2:cvv")).toThrow(VaultError);
  });

  test("can't be decrypted after any part of it was changed", () => {
    const parts = vault.seal("737", "card:1:cvv").split(".");
    for (const changed of [0, 1, 2, 3]) {
      const tampered = parts
        .map((part, place) =>
          place === changed ? `${part.startsWith("A") ? "B" : "A"}${part.slice(1)}` : part,
        )
        .join(".");
      expect(() => vault.open(tampered, "card:1:cvv"), `part ${changed}`).toThrow(VaultError);
    }
  });

  test.each(["", "k1", "k1.a.b", "no.such.key.here", "k1..."])(
    "%o is refused without a crash",
    (text) => {
      expect(() => vault.open(text, "card:1:cvv")).toThrow(VaultError);
    },
  );

  test("can't be decrypted with a shortened tag", () => {
    const [id, nonce, tag = "", text] = vault.seal("737", "a").split(".");
    const short = Buffer.from(tag, "base64url").subarray(0, 4).toString("base64url");
    expect(() => vault.open([id, nonce, short, text].join("."), "a")).toThrow(VaultError);
  });
});

describe("key rotation", () => {
  const rotated = createVault(`${newer},${older}`);
  test("the first key encrypts, the older one still decrypts", () => {
    const old = vault.seal("737", "a");
    expect(rotated.open(old, "a")).toBe("737");
    expect(rotated.seal("737", "a")).toMatch(/^k2\./);
  });
  test("nothing can be decrypted without its key", () => {
    expect(() => vault.open(rotated.seal("737", "a"), "a")).toThrow(VaultError);
  });
  test("another key with the same ID decrypts nothing", () => {
    expect(() => createVault(keyOf("k1", 9)).open(vault.seal("737", "a"), "a")).toThrow(VaultError);
  });
});

describe("a personal key", () => {
  const about = "personal:nora";
  const sealedKey = vault.newPersonalKey(about);
  const noras = vault.personal(sealedKey, about);

  test("encrypts text and bytes, and decrypts them", () => {
    expect(noras.open(noras.seal("Zoë ₿ 🏦", "audit:1:reason"), "audit:1:reason")).toBe("Zoë ₿ 🏦");
    const bytes = new Uint8Array([0, 1, 254, 255]);
    expect(
      new Uint8Array(noras.openBytes(noras.sealBytes(bytes, "document:a"), "document:a")),
    ).toEqual(bytes);
  });

  test("reveals nothing of what it encrypts, and decrypts nothing in another row or for another user; nor does the vault key", () => {
    const sealed = noras.seal("Nora New", "audit:1:reason");
    expect(sealed).not.toContain("Nora");
    const ritas = vault.personal(vault.newPersonalKey("personal:rita"), "personal:rita");
    expect(() => noras.open(sealed, "audit:2:reason")).toThrow(VaultError);
    expect(() => ritas.open(sealed, "audit:1:reason")).toThrow(VaultError);
    expect(() => vault.open(sealed, "audit:1:reason")).toThrow(VaultError);
    expect(() => ritas.openBytes(noras.sealBytes(Buffer.from("x"), "a"), "a")).toThrow(VaultError);
  });

  test("is itself encrypted, and belongs to one user", () => {
    expect(() => vault.personal(sealedKey, "personal:rita")).toThrow(VaultError);
    expect(vault.newPersonalKey(about)).not.toBe(sealedKey);
  });

  test("survives a rotation of the vault key", () => {
    const rotated = createVault(`${newer},${older}`);
    const resealed = rotated.seal(rotated.open(sealedKey, about), about);
    const sealed = noras.seal("Nora New", "a");
    expect(createVault(newer).personal(resealed, about).open(sealed, "a")).toBe("Nora New");
  });

  test.each(["", "own", "own.a.b.c", "k1.a.b.c"])("%o is refused without a crash", (text) => {
    expect(() => noras.open(text, "a")).toThrow(VaultError);
    expect(() => noras.openBytes(Buffer.from(text), "a")).toThrow(VaultError);
  });
});

describe("a fingerprint", () => {
  const rotated = createVault(`${newer},${older}`);

  test("matches its text, and no other", () => {
    const made = vault.fingerprint("account 1");
    expect(vault.fingerprint("account 1")).toBe(made);
    expect([
      vault.isFingerprintOf(made, "account 1"),
      vault.isFingerprintOf(made, "account 2"),
    ]).toEqual([true, false]);
  });

  test("made with an older key still matches its text; without that key it matches none", () => {
    const made = vault.fingerprint("account 1");
    expect(rotated.fingerprint("account 1")).toMatch(/^k2\./);
    expect(rotated.isFingerprintOf(made, "account 1")).toBe(true);
    expect(createVault(newer).isFingerprintOf(made, "account 1")).toBe(false);
  });

  test("differs with another key of the same ID", () => {
    expect(createVault(keyOf("k1", 9)).isFingerprintOf(vault.fingerprint("a"), "a")).toBe(false);
  });

  test.each(["", "k1", "k1.", ".", "k9.abc"])("%o matches nothing", (text) => {
    expect(vault.isFingerprintOf(text, "")).toBe(false);
  });
});
