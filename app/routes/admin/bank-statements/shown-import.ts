import { useOutletContext } from "@remix-run/react";
import type { BankImportDetails } from "~server/features/bank-statements/schemas";

/** The import of the page behind a dialog. */
export const useShownImport = () => useOutletContext<BankImportDetails>();
