import { useOutletContext } from "@remix-run/react";
import type { BankLine } from "~server/features/bank-statements/line-schemas";

/** The line of the page behind a dialog. */
export const useShownLine = () => useOutletContext<BankLine>();
