// The stylesheets: one for every page, and others for a few. Together they fit into the first round trip.
import base from "../../styles/app.css";
import balance from "../../styles/balance-sheet.css";
import chartPage from "../../styles/chart-page-sheet.css";
import marketChart from "../../styles/market-chart-sheet.css";
import markets from "../../styles/markets-sheet.css";
import decision from "../../styles/decision-sheet.css";
import days from "../../styles/office-days-sheet.css";
import lists from "../../styles/office-lists-sheet.css";
import months from "../../styles/months-sheet.css";
import office from "../../styles/office-sheet.css";
import print from "../../styles/print-sheet.css";
import quotes from "../../styles/quotes-sheet.css";
import reading from "../../styles/reading-sheet.css";
import records from "../../styles/records-sheet.css";
import site from "../../styles/site-sheet.css";
import work from "../../styles/work-sheet.css";

const further = {
  balance,
  chartPage,
  days,
  decision,
  lists,
  marketChart,
  markets,
  months,
  office,
  quotes,
  reading,
  records,
  site,
  work,
};
export type SheetName = keyof typeof further;

/** For printing, in addition to the page's stylesheets. */
export const printSheet = print;

/** The URLs of all stylesheets for screens. */
export const allSheets: readonly string[] = [base, ...Object.values(further)];

/** A public form or error page needs only the public frame, which the other public stylesheets include. */
const framed = (names: readonly SheetName[]): readonly SheetName[] =>
  names.length > 0 ? names : ["site"];

/** The URLs of a page's stylesheets, starting with that of every page. */
export const sheetAddresses = (
  names: readonly SheetName[] = [],
): readonly [string, ...string[]] => [base, ...framed(names).map((name) => further[name])];
