import type { Context } from "../../http/context";
import { referenceBody } from "../../kernel/creditor-reference";

/** A reference such as "TX-7K2M9QWD4H": fifty random bits. */
export const newReference = (context: Context, prefix = "TX"): string =>
  `${prefix}-${referenceBody(Buffer.from(context.randomText(10), "base64url"))}`;
