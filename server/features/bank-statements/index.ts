import { endpoints, feature } from "../../http/feature";
import { confirmImport, discardImport } from "./confirm-import";
import { listBankDays } from "./list-bank-days";
import { bankLineOperations } from "./line-operations";
import { bankLinesIn } from "./line-store";
import { listAccounts, listImports, readImport } from "./present-import";
import { listLines, readLine, releaseLine, takeLine } from "./list-lines";
import { bankStatementOperations } from "./operations";
import { postImports } from "./post-lines";
import { allowLine, closeLine, creditLine, ownLine, refuseLine } from "./resolve-line";
import { approveReturn, cancelReturn, listReturns, returnToPayer, sendReturn } from "./return-line";
import { mapColumns, readColumns } from "./saved-mappings";
import { eraseOldLines, removeUnfinished } from "./retention";
import { undoImport, undoImports } from "./undo-import";
import { uploadStatement } from "./upload-statement";

/** What the operator's bank says: statements, their lines, and what becomes of each. */
export const bankStatements = feature("bank-statements", {
  endpoints: [
    ...endpoints(bankStatementOperations, {
      accounts: listAccounts,
      days: listBankDays,
      list: listImports,
      get: readImport,
      upload: uploadStatement,
      columns: readColumns,
      map: mapColumns,
      confirm: confirmImport,
      discard: discardImport,
      undo: undoImport,
    }),
    ...endpoints(bankLineOperations, {
      lines: listLines,
      line: readLine,
      take: takeLine,
      release: releaseLine,
      credit: creditLine,
      allow: allowLine,
      refuse: refuseLine,
      close: closeLine,
      own: ownLine,
      returnToPayer,
      returns: listReturns,
      approveReturn,
      sendReturn,
      cancelReturn,
    }),
  ],
  erase: {
    tables: {
      bank_lines: "stay as the bank's word, without what names the person",
      bank_statement_files: "stay: which staff uploaded, confirmed and undid them",
      bank_returns: "stay: which staff asked for and approved them",
      csv_mappings: "stay: which staff saved them",
    },
    steps: { person: ({ db, id }) => bankLinesIn(db).eraseOf(id) },
  },
  retention: [
    {
      rows: "bank_statement_files that were not finished",
      kept: { days: 1 },
      erase: removeUnfinished,
    },
    { rows: "what bank_lines and bank_returns say of payers", erase: eraseOldLines },
  ],
  background: [
    { name: "post-bank-statements", every: "10 seconds", run: postImports },
    { name: "undo-bank-statements", every: "10 seconds", run: undoImports },
  ],
  sealed: [
    { table: "bank_lines", column: "details_sealed", about: ({ id }) => `bank_line:${id}` },
    { table: "bank_returns", column: "payee_sealed", about: ({ id }) => `bank_return:${id}` },
    {
      table: "bank_file_parts",
      column: "sealed",
      about: (row) => `bank_file_part:${row.file_id}:${row.position}`,
    },
  ],
});
