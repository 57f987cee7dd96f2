import { z } from "zod";
import { limits } from "../values/limits";
import { WalletClosingBody } from "./admin-wallets";
import { optionalText } from "./text";
import { Version } from "./transactions";

export const UserDeletionBody = z
  .strictObject({
    confirmed: WalletClosingBody.shape.confirmed.meta({
      description: "True to delete somebody with money in their wallet",
    }),
    version: Version,
    reason: optionalText(limits.descriptionMaximumLength).meta({
      description: "Outlives the person in the audit log, so it should not name them",
    }),
  })
  .meta({ id: "UserDeletionBody" });
