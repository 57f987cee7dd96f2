// Sums over more than a year, in time zones that begin their days and months at different times: those of months, years, files and PDFs are the same.
import fc from "fast-check";
import { expect, test } from "vitest";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { withFees } from "../support/portal/fees";
import { signedInAgain } from "../support/stubs/crypto-gateway";
import { contradictions, listOf } from "../support/api/statement-contradictions";
import { exportedEntries, sumContradictions, yearOf } from "../support/api/statement-sums";
import { Administrator } from "../support/people/people";
import { drawnSteps, runSteps } from "../support/inputs/wallet-steps";

const monthsAtLeast = 14;

describeEitherEngine(
  "the sums of statements",
  (portal) => {
    test.each(["UTC", "America/New_York", "Pacific/Auckland"])(
      "agree over 14 months in %s, whatever happened",
      async (timeZone) => {
        const admin = await portal().admin();
        await fc.assert(
          fc.asyncProperty(drawnSteps, drawnSteps, async (first, second) => {
            const started = portal().context.now();
            let nora = await portal().register();
            await nora.patch("/users/profile", { timeZone });
            nora = await runSteps(portal(), nora, admin, first);
            portal().advance({
              hours: Math.max(
                0,
                monthsAtLeast * 731 - (portal().context.now() - started) / 3_600_000,
              ),
            });
            nora = await runSteps(portal(), await signedInAgain(portal(), nora), admin, second);
            const { months, years } = await listOf(nora);
            expect(months.length).toBeGreaterThanOrEqual(monthsAtLeast);
            expect(years?.length).toBeGreaterThanOrEqual(2);
            expect(await sumContradictions(nora)).toEqual([]);
            expect(await contradictions(nora)).toEqual([]);
          }),
          { numRuns: 1, endOnFailure: true },
        );
        expect(await portal().ledgerFaults()).toEqual([]);
      },
    );

    test("of a year are those of its days in the customer's time zone", async () => {
      const signedIn = await portal().admin();
      const year = new Date(portal().context.now()).getUTCFullYear() + 1;
      // Half past eleven in the evening of the last day of the year, in New York.
      const evening = Date.UTC(year + 1, 0, 1, 4, 30);
      portal().advance({ hours: (evening - portal().context.now()) / 3_600_000 });
      const admin = new Administrator(portal().backend, await signedInAgain(portal(), signedIn));
      const nora = await portal().register();
      await nora.patch("/users/profile", { timeZone: "America/New_York" });
      await admin.credit(nora.id, "10.00");
      portal().advance({ minutes: 31 });
      await new Administrator(portal().backend, await signedInAgain(portal(), signedIn)).credit(
        nora.id,
        "2.50",
      );
      const again = await signedInAgain(portal(), nora);
      expect((await listOf(again)).years).toMatchObject([
        { year: `${year + 1}`, isRunning: true, openingBalance: 10, totalIn: 2.5, entryCount: 1 },
        { year: `${year}`, isRunning: false, openingBalance: 0, closingBalance: 10, entryCount: 1 },
      ]);
      const statement = await yearOf(again, String(year));
      expect([statement.startsAt, statement.endsAt]).toEqual([
        `${year}-01-01T05:00:00.000Z`,
        `${year + 1}-01-01T05:00:00.000Z`,
      ]);
      const before = await exportedEntries(again, `to=${year}-12-31`);
      expect(before.map(({ amount }) => amount)).toEqual([10]);
    });

    test("are of years since the account was opened, and of nobody else", async () => {
      const nora = await portal().register();
      for (const year of ["1999", "9999", "26", "nonsense"])
        expect(await nora.get(`/statements/years/${year}`)).toMatchObject({
          status: 404,
          code: "not_found",
        });
      expect(await exportedEntries(nora)).toEqual([]);
    });

    test("are of files whose days are in their order, and whose parts follow each other", async () => {
      const nora = await portal().register();
      expect(await nora.get("/exports/my-entries?from=2026-11-02&to=2026-11-01")).toMatchObject({
        status: 400,
        body: { errors: { to: ["Choose a last day that isn't before the first"] } },
      });
      for (const after of ["e30", Buffer.from('["1.x.3","id"]').toString("base64url")])
        expect((await nora.get(`/exports/my-entries?after=${after}`)).status).toBe(400);
    });
  },
  withFees,
);
