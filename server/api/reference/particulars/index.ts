// The particulars of every call, by method and path.
import { accounts } from "./accounts";
import { backOffice } from "./back-office";
import { contact } from "./contact";
import { files } from "./files";
import { lists } from "./lists";
import { money } from "./money";
import type { ParticularsOf } from "./particulars";
import { oversight } from "./oversight";
import { passwords } from "./passwords";
import { proofs } from "./proofs";
import { reconciliation } from "./reconciliation";
import { reveals } from "./reveals";
import { statements } from "./statements";

export const particulars: ParticularsOf = {
  ...accounts,
  ...money,
  ...files,
  ...contact,
  ...backOffice,
  ...proofs,
  ...reveals,
  ...passwords,
  ...lists,
  ...statements,
  ...oversight,
  ...reconciliation,
};
