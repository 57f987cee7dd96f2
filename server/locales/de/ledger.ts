import type english from "../en/ledger";
import type { Texts } from "../texts";

export default {
  deposit: "Einzahlung",
  withdrawal: "Auszahlung",
  funding: "Aufladung",
  trade: "Handel",
  transfer: "Umbuchung",
  payment: "Zahlung",
  crypto_payment: "Kryptozahlung",
  bank_withdrawal: "Auszahlung auf Bankkonto",
  bank_transfer: "Überweisung",
  card: "Karte",
  bank: "Überweisung",
} satisfies Texts<typeof english>;
