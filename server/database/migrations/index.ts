// Every change of the schema, in the order in which databases get them.
import type { QueryExecutorProvider } from "kysely";
import { baseline } from "./001-baseline";
import { receivingAccountsAndExpectedDeposits } from "./002-receiving-accounts-and-expected-deposits";
import { addBankStatements } from "./003-bank-statements";
import { payoutBatchesSent } from "./004-payout-batches-sent";
import { languageOfUsers } from "./005-language-of-users";
import { ownEmailChanges } from "./006-own-email-changes";
import { wrongCodesOfDrafts } from "./007-wrong-codes-of-drafts";
import { limitsOfCustomers } from "./008-limits-of-customers";
import { addFees } from "./009-fees";
import { payees } from "./010-payees";
import { searchKeysOfLetterForms } from "./012-search-keys-of-letter-forms";
import { limitRaises } from "./013-limit-raises";

export interface Migration {
  /** "NNN-what-it-adds", or "NNN-breaking-what-it-removes" where releases from before it may not run on its schema. */
  name: string;
  /** Runs inside a database transaction, one statement after the other. Words are written out: what a migration has made stays what it was when the domain knows more of them. */
  up: (db: QueryExecutorProvider) => Promise<void>;
}

export const migrations: readonly Migration[] = [
  { name: "001-baseline", up: baseline },
  {
    name: "002-receiving-accounts-and-expected-deposits",
    up: receivingAccountsAndExpectedDeposits,
  },
  { name: "003-bank-statements", up: addBankStatements },
  { name: "004-payout-batches-sent", up: payoutBatchesSent },
  { name: "005-language-of-users", up: languageOfUsers },
  { name: "006-own-email-changes", up: ownEmailChanges },
  { name: "007-wrong-codes-of-drafts", up: wrongCodesOfDrafts },
  { name: "008-limits-of-customers", up: limitsOfCustomers },
  { name: "009-fees", up: addFees },
  { name: "010-payees", up: payees },
  { name: "012-search-keys-of-letter-forms", up: searchKeysOfLetterForms },
  { name: "013-limit-raises", up: limitRaises },
];
