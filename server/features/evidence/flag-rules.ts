// A flag, and how long before or after a request something happened.
import type { Locale } from "../../locales/locale";
import type { Translate } from "../../locales/messages";
import { spanOf } from "../names/rules";
import type { FlagSeverity } from "../users/labels";
import type { FlagCode } from "./labels";

export type T = Translate<"staffEvidence">;

export const oneDayMs = 24 * 60 * 60_000;

/** Another customer that a flag is about. */
export interface FlaggedCustomer {
  readonly id: string;
  readonly fullname: string;
}

export interface Flag {
  readonly code: FlagCode;
  readonly severity: FlagSeverity;
  readonly message: string;
  readonly customers?: readonly FlaggedCustomer[];
}

export const warning = (code: FlagCode, message: string): Flag => ({
  code,
  severity: "warning",
  message,
});
export const notice = (code: FlagCode, message: string): Flag => ({
  code,
  severity: "notice",
  message,
});

/** For example "3 minutes" and "before". */
export const relativeTo = (requestedAt: number, moment: number, t: T, locale: Locale) => ({
  span: spanOf(Math.abs(requestedAt - moment), t, locale),
  side: moment > requestedAt ? "after" : "before",
});
