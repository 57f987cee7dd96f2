// Posting goes on after a stop at any moment, on any host: each line is posted once.
import { expect, test } from "vitest";
import { verifyLedger } from "~server/features/ledger/verify";
import { postImport, postImports } from "~server/features/bank-statements/post-lines";
import { statementFilesIn } from "~server/features/bank-statements/store";
import { takeBackImport, undoImports } from "~server/features/bank-statements/undo-import";
import type { Context } from "~server/http/context";
import { describeEachEngine } from "../support/portal/engine-suites";
import { importOf, referenceOf, uploadStatement } from "../support/people/bank-statements";

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
});
