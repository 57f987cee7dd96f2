// Where an import takes two people, who maps the columns of a file decides what it credits, as the uploader does.
import { expect, test } from "vitest";
import { BankImport } from "~server/features/bank-statements/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { statementForm } from "../support/inputs/bank-statement";
import { referenceOf } from "../support/people/bank-statements";
import { read, type Administrator } from "../support/people/people";
import { staff, thresholds } from "../support/people/second-approval";

const columns = {
  delimiter: ";",
  encoding: "utf-8",
  skippedLines: 1,
  hasHeadings: true,
  mayEndWithoutBreak: false,
  dateFormat: "DD.MM.YYYY",
  decimalSign: ",",
  amountIs: "signed",
  bookingDate: 1,
  amount: 2,
  counterparty: 3,
  details: 4,
};

describeEitherEngine(
  "a file whose columns someone else maps",
  (portal) => {
    async function mapped(mapping: object) {
      const { ada, ben } = await staff(portal());
      const nora = await portal().registerVerified({ fullname: "Nora New" });
      await nora.wallet();
      const text = await referenceOf(portal(), nora);
      const csv = `Date;Amount;Name;Text;Balance\n20.11.2026;5,00;Nora New;${text};900,00\n`;
      const form = statementForm(csv, "example-usd", "statement.csv");
      const { id, state } = read(BankImport, await ada.post("/bank-statements", form));
      expect(state).toBe("mapping");
      const preview = await ben.post(`/bank-statements/${id}/mapping`, mapping);
      expect(preview.status).toBe(201);
      const confirm = (by: Administrator) => by.post(`/bank-statements/${id}/confirmation`);
      return { ada, ben, nora, preview: read(BankImport, preview), confirm };
    }

    test("is confirmed by neither of the two, if it takes two people", async () => {
      const { ada, ben, nora, preview, confirm } = await mapped({ ...columns, amount: 5 });
      expect(preview).toMatchObject({ needsTwo: true, canConfirm: false });
      for (const by of [ada, ben]) expect((await confirm(by)).code).toBe("own_bank_statement");
      expect((await confirm(await portal().admin())).status).toBe(201);
      await portal().backend.settled();
      expect(await nora.available()).toBe(900);
    });

    test("is confirmed by either of them otherwise", async () => {
      const { ben, nora, preview, confirm } = await mapped(columns);
      expect(preview).toMatchObject({ needsTwo: false, canConfirm: true });
      expect((await confirm(ben)).status).toBe(201);
      await portal().backend.settled();
      expect(await nora.available()).toBe(5);
    });
  },
  thresholds,
);
