import type english from "../en/demo-people";
import type { Texts } from "../texts";

// Descripciones de las cuentas de demostración.
export default {
  newAccount: "Cuenta nueva, sin verificar",
  pending: "Verificación pendiente",
  rejected: "Verificación rechazada",
  active: "Cliente activo, con dos años de historial",
  gbp: "Billetera en GBP",
  eur: "Billetera en EUR, nombre largo",
  suspended: "Cuenta suspendida",
  admin: "Administrador",
  secondAdmin: "Segundo administrador",
  auditor: "Ve todo, no cambia nada",
  support: "Perfiles, mensajes y notas",
  compliance: "Verificación de identidad, bloqueo de pagos salientes y cierre de cuentas",
  treasury: "Depósitos, retiros y saldos",
  owner: "Personal y sus roles",
} satisfies Texts<typeof english>;
