import { endpoints, feature } from "../../http/feature";
import { lapseExpected, remindOfExpected } from "./end-due";
import { cancelExpectedDeposit, expectDeposit, listExpectedDeposits } from "./expect-deposit";
import { expectedDepositEmailExamples } from "./expected-deposit-reminder";
import { expectedDepositsIn } from "./expected-deposit-store";
import { listAllExpectedDeposits } from "./present-expected-deposit";
import { demonstrationBankOperations } from "./demonstration-bank-operations";
import { bankTransferOperations } from "./operations";
import {
  playReturnedPayout,
  playSentPayouts,
  readDemonstrationBank,
  readStatementFile,
  sendSimulatedTransfer,
} from "./play-bank";
import { simulatedBankLinesIn } from "./simulated-bank-line-store";

export const bankTransfers = feature("bank-transfers", {
  endpoints: [
    ...endpoints(bankTransferOperations, {
      expectedDeposits: listExpectedDeposits,
      expectDeposit,
      cancelExpectedDeposit,
      allExpectedDeposits: listAllExpectedDeposits,
    }),
    ...endpoints(demonstrationBankOperations, {
      sendSimulatedTransfer,
      demonstrationBank: readDemonstrationBank,
      playSentPayouts,
      playReturnedPayout,
      statementFile: readStatementFile,
    }),
  ],
  erase: {
    tables: {
      expected_deposits: ["unverified"],
      simulated_bank_lines:
        "stay for the balance of a demonstration's bank, without names and texts",
    },
    steps: {
      access: ({ db, id, now }) => expectedDepositsIn(db).cancelOfUser(id, now),
      person: ({ db, id }) => simulatedBankLinesIn(db).anonymize(id),
    },
  },
  emails: expectedDepositEmailExamples,
  retention: [
    {
      rows: "expected_deposits that ended",
      kept: { months: 12 },
      forget: (db, before, atMost) => expectedDepositsIn(db).forgetEndedBefore(before, atMost),
    },
  ],
  background: [
    { name: "expected-deposit-reminders", every: "30 seconds", run: remindOfExpected },
    { name: "expected-deposits-lapse", every: "30 seconds", run: lapseExpected },
  ],
});
