import { z } from "zod";
import { limits } from "../../kernel/limits";
import { WalletClosingBody } from "../wallets/admin-schemas";
import { optionalText } from "../../kernel/schemas/text";
import { Version } from "../ledger/transaction-schemas";

export const UserDeletionBody = z
  .strictObject({
    confirmed: WalletClosingBody.shape.confirmed.describe(
      "True to delete somebody with money in their wallet",
    ),
    version: Version,
    reason: optionalText(limits.descriptionMaximumLength).describe(
      "Outlives the person in the audit log, so it should not name them",
    ),
  })
  .meta({ id: "UserDeletionBody" });
