// Rotation of the vault's key while cards and bank details are being saved.
import { expect, test } from "vitest";
import { createVault } from "~server/adapters/vault/aes-gcm";
import { reseal } from "~server/commands/vault/reseal";
import { createApi } from "~server/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { noProgress } from "../support/portal/backups";
import { bankOfHana, cardForm } from "../support/inputs/inputs";
import { Caller } from "../support/api/caller";
import { password } from "../support/people/people";
import { challengeIn, enrol } from "../support/people/second-factor";

const keyOf = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString("base64")}`;
const [older, newer] = [keyOf("k1", 1), keyOf("k2", 2)];

describeEitherEngine(
  "vault:rotate",
  (portal) => {
    test("leaves nothing under the old key while others write, and everything can be decrypted with the new one alone", async () => {
      const { context } = portal();
      for (let number = 0; number < 4; number += 1)
        await (await portal().customerWith("10.00")).withdraw("1.00");
      const writers = await Promise.all(Array.from({ length: 4 }, () => portal().register()));
      for (const writer of writers) await writer.confirm();
      // As the README has it: by now every portal seals with the new key and opens with both.
      const rotated = { ...context, vault: createVault(`${newer},${older}`) };
      const app = createApi(rotated);
      const portalNow = { fetch: async (request: Request) => app.fetch(request) };
      const writing = writers.map(async ({ token }) => {
        for (let turn = 0; turn < 5; turn += 1) {
          expect(
            (await new Caller(portalNow, token).post("/wallets/card/add", cardForm())).status,
          ).toBeLessThan(300);
          expect(
            (await new Caller(portalNow, token).post("/wallets/bank-details/add", bankOfHana))
              .status,
          ).toBeLessThan(300);
        }
      });
      const [result] = await Promise.all([reseal(rotated, noProgress), ...writing]);
      expect(result).toMatchObject({ left: 0, unreadable: [] });
      expect(result.resealed).toBeGreaterThan(10);

      const alone = await reseal({ ...context, vault: createVault(newer) }, noProgress);
      expect(alone).toMatchObject({ resealed: 0, left: 0, unreadable: [] });
      expect(alone.total).toBeGreaterThan(result.resealed);
    });

    test("names values that no key decrypts, and those that keep being encrypted with the old key", async () => {
      const { context } = portal();
      const hana = await portal().register();
      await hana.saveBank();
      const lost = await reseal({ ...context, vault: createVault(keyOf("k3", 3)) }, noProgress);
      expect(lost.resealed).toBe(0);
      expect(lost.unreadable).toContain(`bank:${hana.id} in bank_details (key "k1")`);

      const vault = createVault(`${newer},${older}`);
      const stale = {
        ...context.storage,
        upkeep: {
          ...context.storage.upkeep,
          sealedValues: {
            ...context.storage.upkeep.sealedValues,
            replace: () => Promise.resolve(0),
          },
        },
      };
      expect((await reseal({ storage: stale, vault }, noProgress)).left).toBeGreaterThan(0);
    });

    test("keeps authenticator codes valid, with the new key alone", async () => {
      const { context } = portal();
      const nora = await portal().register();
      const { nextCode } = await enrol(portal(), nora);
      await reseal({ ...context, vault: createVault(`${newer},${older}`) }, noProgress);
      const app = createApi({ ...context, vault: createVault(newer) });
      const visitor = new Caller({ fetch: async (request: Request) => app.fetch(request) }, null);
      const challenge = challengeIn(
        await visitor.post("/auth/login", { email: nora.email, password }),
      );
      expect(
        (await visitor.post("/auth/second-factor/verify", { challenge, code: nextCode() })).status,
      ).toBe(200);
    });

    test("keeps recognizing the input of an idempotency key, until the old vault key is removed", async () => {
      const { context } = portal();
      const nora = await portal().register();
      await nora.confirm();
      const saving = (keys: string) => {
        const app = createApi({ ...context, vault: createVault(keys) });
        return new Caller(
          { fetch: async (request: Request) => app.fetch(request) },
          nora.token,
        ).post("/wallets/bank-details/add", bankOfHana, { key: "before-rotation" });
      };
      const first = await saving(older);
      expect(first.status).toBe(201);
      expect((await saving(`${newer},${older}`)).body).toEqual(first.body);
      expect((await saving(newer)).code).toBe("key_reused");
    });

    test("does not bring back what was changed or erased since it was read", async () => {
      const { context } = portal();
      await (await portal().register()).saveBank();
      const place = { table: "bank_details", column: "sealed", about: () => "" } as const;
      const { sealedValues } = context.storage.upkeep;
      let met = 0;
      for await (const values of sealedValues.all(place)) {
        const outdated = values.map((value) => ({
          ...value,
          sealed: "k0.was.here.before",
          resealed: "k9.is.now.here",
        }));
        expect(await sealedValues.replace(place, outdated)).toBe(0);
        met += values.length;
      }
      expect(met).toBeGreaterThan(0);
    });
  },
  { VAULT_KEY: older },
);
