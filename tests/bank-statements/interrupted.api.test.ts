// Posting goes on after a stop at any moment, on any host: each line is posted once.
import { expect, test } from "vitest";
import { verifyLedger } from "~server/features/ledger/verify";
import { bankLinesIn } from "~server/features/bank-statements/line-store";
import { postImport, postImports } from "~server/features/bank-statements/post-lines";
import { statementFilesIn } from "~server/features/bank-statements/store";
import { takeBackImport, undoImports } from "~server/features/bank-statements/undo-import";
import type { Context } from "~server/http/context";
import { describeEachEngine } from "../support/portal/engine-suites";
import {
  importOf,
  importStatement,
  referenceOf,
  uploadStatement,
} from "../support/people/bank-statements";

/** A host that stops after its first step. */
function stoppingAfterOne(context: Context): Context {
  let steps = 0;
  return { ...context, isClosing: () => (steps += 1) > 1 };
}

describeEachEngine("an import whose host stops", (portal) => {
  test("is posted and undone by the others, each line once", async () => {
    const { context } = portal();
    const { db } = context.storage;
    const ada = await portal().admin();
    const nora = await portal().registerVerified({ fullname: "Nora New" });
    await nora.wallet();
    const text = await referenceOf(portal(), nora);
    const { id } = await uploadStatement(ada, {
      lines: Array.from({ length: 120 }, (_, at) => ({
        amount: "1.00",
        ...(at % 3 > 0 && { name: "Nora New", text }),
        reference: `STOP-${at}`,
      })),
    });
    await statementFilesIn(db).change(
      { id, state: "preview" },
      { state: "posting", confirmed_by: ada.id, confirmed_at: context.now() },
    );
    await postImport(stoppingAfterOne(context), id);
    const part = await importOf(ada, id);
    expect([part.state, part.totals.posted]).toEqual(["posting", 50]);
    expect((await verifyLedger(context.storage)).faults).toEqual([]);
    await Promise.all([postImports(context), postImports(context), postImports(context)]);
    await postImports(context);
    const posted = await importOf(ada, id);
    expect(posted).toMatchObject({ state: "posted", totals: { posted: 120, waiting: 40 } });
    expect(await nora.available()).toBe(80);

    await statementFilesIn(db).change({ id, state: "posted" }, { state: "undoing" });
    await takeBackImport(stoppingAfterOne(context), id);
    expect((await importOf(ada, id)).state).toBe("undoing");
    expect((await verifyLedger(context.storage)).faults).toEqual([]);
    await Promise.all([undoImports(context), undoImports(context)]);
    await undoImports(context);
    expect((await importOf(ada, id)).state).toBe("undone");
    expect(await nora.available()).toBe(0);
    expect((await verifyLedger(context.storage)).faults).toEqual([]);
  });

  test("stays posted with a line that goes back to its payer in the meantime", async () => {
    const { context } = portal();
    const ada = await portal().admin();
    const { id, lines } = await importStatement(portal(), ada, {
      number: "MEANTIME",
      lines: [
        { amount: "5.00", reference: "MEANTIME-1" },
        { amount: "6.00", reference: "MEANTIME-2" },
      ],
    });
    const files = statementFilesIn(context.storage.db);
    await files.change({ id, state: "posted" }, { state: "undoing" });
    const returned = await ada.post(`/bank-lines/${lines[0]?.id}/return`, { reason: "Unknown" });
    expect(returned.status).toBe(201);
    await undoImports(context);
    const left = await importOf(ada, id);
    expect([left.state, left.lines.map(({ state }) => state)]).toEqual([
      "posted",
      ["returning", "undone"],
    ]);
    expect((await verifyLedger(context.storage)).faults).toEqual([]);
  });

  test("takes each line back from where people have just moved it", async () => {
    const { context } = portal();
    const ada = await portal().admin();
    const { id, lines } = await importStatement(portal(), ada, {
      number: "MOVED",
      lines: Array.from({ length: 60 }, (_, at) => ({ amount: "1.00", reference: `MOVED-${at}` })),
    });
    const files = statementFilesIn(context.storage.db);
    await files.change({ id, state: "posted" }, { state: "undoing" });
    const moved = await Promise.all([
      takeBackImport(context, id),
      ...lines.map((line) => ada.post(`/bank-lines/${line.id}/own`, { reason: "Interest" })),
    ]);
    expect(moved.map((answer) => answer?.code ?? "")).toEqual(
      moved.map(() => expect.stringMatching(/^(bank_line_decided)?$/)),
    );
    await undoImports(context);
    expect((await verifyLedger(context.storage)).faults).toEqual([]);
    const left = await importOf(ada, id);
    expect([left.state, left.totals.posted]).toEqual(["undone", 0]);
  });

  test("is discarded by the others, and each line can be imported again", async () => {
    const { context } = portal();
    const ada = await portal().admin();
    const statement = {
      number: "2",
      lines: Array.from({ length: 510 }, (_, at) => ({ amount: "1.00", reference: `AGAIN-${at}` })),
    };
    const { id } = await uploadStatement(ada, statement);
    await statementFilesIn(context.storage.db).change(
      { id, state: "preview" },
      { state: "undoing" },
    );
    await takeBackImport(stoppingAfterOne(context), id);
    expect((await importOf(ada, id)).state).toBe("undoing");
    await Promise.all([undoImports(context), undoImports(context)]);
    await undoImports(context);
    expect((await importOf(ada, id)).state).toBe("discarded");
    const again = await uploadStatement(ada, statement);
    expect(again.totals).toMatchObject({ duplicates: 0, in: { count: 510 } });
    const discarded = await ada.post(`/bank-statements/${again.id}/cancellation`);
    expect(discarded.body).toMatchObject({ state: "discarded" });
    const lines = await bankLinesIn(context.storage.db).ofFile(again.id, { limit: 600, offset: 0 });
    expect(lines).toHaveLength(510);
    expect(lines.filter((line) => line.is_live === 1 || line.details_sealed !== null)).toEqual([]);
  });
});
