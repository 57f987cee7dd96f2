import type english from "../en/ledger";
import type { Texts } from "../texts";

export default {
  deposit: "Depósito",
  withdrawal: "Retiro",
  funding: "Aporte de fondos",
  trade: "Operación",
  transfer: "Transferencia",
  payment: "Pago",
  crypto_payment: "Pago en criptomonedas",
  bank_withdrawal: "Retiro bancario",
  bank_transfer: "Transferencia bancaria",
  card: "Tarjeta",
  bank: "Transferencia bancaria",
} satisfies Texts<typeof english>;
