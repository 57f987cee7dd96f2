import { z } from "zod";
import { limits } from "../../kernel/limits";
import { WalletClosingBody } from "../wallets/admin-schemas";
import { InstantField } from "../../kernel/schemas/fields";
import { HoldableDone } from "../users/schemas";
import { optionalText } from "../../kernel/schemas/text";
import { Version } from "../ledger/transaction-schemas";

export const UserDeletionBody = z
  .strictObject({
    confirmed: WalletClosingBody.shape.confirmed.describe(
      "True to delete somebody with money in their wallet. Where records are kept, money has to be paid out before",
    ),
    version: Version,
    reason: optionalText(limits.descriptionMaximumLength).describe(
      "Outlives the person in the audit log where they are erased at once, so it should not name them",
    ),
  })
  .meta({ id: "UserDeletionBody" });

export const UserDeletion = HoldableDone.extend({
  retainedUntil: InstantField.optional().describe(
    "When the records of the closed account are erased; missing where they were erased at once",
  ),
}).meta({ id: "UserDeletion" });
