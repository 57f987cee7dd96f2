import { z } from "zod";
import { limits } from "../../kernel/limits";
import { WalletClosingBody } from "../wallets/admin-schemas";
import { InstantField } from "../../kernel/schemas/fields";
import { MessageWithApproval } from "../users/schemas";
import { optionalText } from "../../kernel/schemas/text";
import { Version } from "../ledger/transaction-schemas";

export const UserDeletionBody = z
  .strictObject({
    confirmed: WalletClosingBody.shape.confirmed.describe(
      "False to delete the user only if their wallet has no balance",
    ),
    version: Version,
    reason: optionalText(limits.descriptionMaximumLength).describe(
      "Reason; if it's missing, the audit log and the approval request say so. Stays in the audit log even if the user is erased, so it shouldn't name them",
    ),
  })
  .meta({ id: "UserDeletionBody" });

export const UserDeletion = MessageWithApproval.extend({
  retainedUntil: InstantField.optional().describe(
    "When the records of the closed account will be erased; missing if they were erased immediately",
  ),
}).meta({ id: "UserDeletion" });
