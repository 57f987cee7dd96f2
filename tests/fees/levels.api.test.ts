// Fees by verification level: accepted documents change them, for new requests only.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Draft } from "~server/features/draft-confirmation/schemas";
import { creditedCustomer } from "../support/people/fees";
import { read } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";

const withdrawal = (flat: string) => ({ withdrawal: { USD: { fee: { flat } } } });
const file = join(mkdtempSync(join(tmpdir(), "fees-")), "operator.json");
writeFileSync(
  file,
  JSON.stringify({ levels: { "0": withdrawal("3.00"), "1": withdrawal("1.00") } }),
);

describeEitherEngine(
  "the fee of a level",
  (portal) => {
    test("is that of the documents at the time of the request", async () => {
      const ada = await portal().admin();
      const hana = await creditedCustomer(portal(), ada, "500.00");
      const before = await hana.withdraw("100.00");
      expect(before.fee).toBe(3);
      const draft = await hana.draft("bank_withdrawal", "50.00");
      await hana.handInDocument();
      expect((await ada.patch(`/users/${hana.id}`, { kycStatus: "approved" })).status).toBe(200);
      expect((await hana.get("/wallets/fees")).body).toMatchObject({ withdrawal: { flat: 1 } });
      expect((await hana.confirmDraft(draft.id)).code).toBe("draft_changed");
      expect(read(Draft, await hana.confirmDraft(draft.id)).transaction?.fee).toBe(1);
      expect((await hana.withdraw("100.00")).fee).toBe(1);
      const { transaction } = await ada.approve(before.id);
      expect(transaction).toMatchObject({ fee: 3, netAmount: 97 });
    });
  },
  { OPERATOR_FILE: file },
);
