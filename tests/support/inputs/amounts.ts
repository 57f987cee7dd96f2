// Amounts by their minor units.
import type { Currency } from "~server/kernel/currencies";
import { money } from "~server/kernel/money";

const inMinorUnits = (currency: Currency) => (minor: bigint) => money(currency, minor);

export const usd = inMinorUnits("USD");
export const eur = inMinorUnits("EUR");
export const gbp = inMinorUnits("GBP");
