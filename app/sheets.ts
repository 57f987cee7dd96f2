// The stylesheets: one that every page has, and those that a few pages bring besides. Together they stay within the first flight.
import base from "./styles/app.css";
import balance from "./styles/balance-sheet.css";
import charts from "./styles/charts-sheet.css";
import markets from "./styles/markets-sheet.css";
import office from "./styles/office-sheet.css";
import quotes from "./styles/quotes-sheet.css";
import reading from "./styles/reading-sheet.css";
import records from "./styles/records-sheet.css";
import work from "./styles/work-sheet.css";

const further = { balance, charts, markets, office, quotes, reading, records, work };
export type SheetName = keyof typeof further;

export const sheetLinks = (names: readonly SheetName[] = []) =>
  [base, ...names.map((name) => further[name])].map((href) => ({ rel: "stylesheet", href }));
