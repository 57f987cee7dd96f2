import type { default as english, payeesEmails as englishEmails } from "../en/payees";
import type { Texts } from "../texts";

export default {
  title: "Beneficiarios",
  lead: "Las cuentas bancarias y direcciones de Bitcoin a las que retiras.",
  add: "Agregar un beneficiario",
  yours: "Tus beneficiarios",
  manage: "Gestionar beneficiarios",
  noneYet: "Aún no hay beneficiarios",
  noneYetHint: "Agrega la cuenta bancaria o la dirección de Bitcoin a la que quieras retirar.",
  label: "Etiqueta",
  labelHint: "Un nombre que reconozcas, por ejemplo, Cuenta de casa",
  payee: "Beneficiario",
  account: "Cuenta",
  bankAccount: "Cuenta bancaria",
  bitcoinAddress: "Dirección de Bitcoin",
  "kind.bank": "Cuenta bancaria, {region}",
  "kind.address": "Dirección de Bitcoin",
  isDefault: "Predeterminado",
  isOwn: "Mi propia cuenta",
  usableFrom: "Se puede pagar a partir del {time}",
  created: "Agregado",
  lastUsed: "Último uso",
  never: "Nunca",
  action: "Acción",
  renameRow: "Cambiar etiqueta<unseen> de {payee}</unseen>",
  defaultRow: "Predeterminar<unseen>: {payee}</unseen>",
  removeRow: "Eliminar<unseen> {payee}</unseen>",
  kindOfPayee: "Tipo de beneficiario",
  bankIn: "Banco: {region}",
  addLead:
    "Los retiros a un beneficiario nuevo pueden tener un tiempo de espera, que te protege si otra persona consigue acceder a tu cuenta.",
  stepUpHint: "Por tu seguridad, escribe tu contraseña para cambiar tus beneficiarios.",
  save: "Guardar beneficiario",
  saving: "Guardando…",
  cancel: "Cancelar",
  added: "Beneficiario agregado",
  renamed: "Etiqueta cambiada",
  defaultChanged: "Beneficiario predeterminado cambiado",
  renameTitle: "Cambiar etiqueta",
  renameLead: "Para {payee}. Para cambiar la cuenta, elimina el beneficiario y agrega uno nuevo.",
  saveLabel: "Guardar etiqueta",
  defaultQuestion: "¿Predeterminar este beneficiario?",
  defaultBank:
    "{payee} será tu cuenta bancaria predeterminada. Los retiros por transferencia bancaria irán a ella si no eliges otro beneficiario.",
  defaultAddress:
    "{payee} será tu dirección de Bitcoin predeterminada. Aparecerá seleccionada cuando retires bitcoin.",
  makeDefault: "Predeterminar",
  removeQuestion: "¿Eliminar este beneficiario?",
  removeEffect:
    "Ya no podrás retirar a {payee}. Si lo vuelves a agregar más adelante, contará como nuevo.",
  removeInUse:
    "Todavía no puedes eliminar {payee}: tu retiro {link} a este beneficiario sigue abierto.",
  removeDefault:
    "{payee} es tu beneficiario predeterminado. Para eliminarlo, predetermina antes otro beneficiario.",
  remove: "Eliminar beneficiario",
  removing: "Eliminando…",
  accountQuestion: "¿A qué cuenta?",
  addressQuestion: "¿A qué dirección?",
  otherAddress: "Otra dirección",
  otherAddressHint: "Después podrás guardarla como beneficiario.",
  addAnother: "Agregar otro beneficiario",
  choice: "{masked}{isDefault, select, yes { (predeterminado)} other {}}",
  saveAddress: "Guardar esta dirección como beneficiario",
  back: "Volver a los beneficiarios",
  backToWithdrawal: "Volver al retiro",
} satisfies Texts<typeof english>;

export const payeesEmails = {
  bitcoinAddress: "Dirección de Bitcoin {address}",
  "payeeChanged.subject":
    "{change, select, added {Se agregó un beneficiario a tu cuenta} removed {Se eliminó un beneficiario de tu cuenta} other {Tu beneficiario predeterminado ha cambiado}}",
  "payeeChanged.body":
    "{change, select, added {Se agregó un beneficiario a tu cuenta de {brand} y se confirmó con tu contraseña. Ahora se puede retirar a este beneficiario.} removed {Se eliminó un beneficiario de tu cuenta de {brand} y se confirmó con tu contraseña. Ya no se puede retirar a este beneficiario.} other {El beneficiario predeterminado de tu cuenta de {brand} ha cambiado y se ha confirmado con tu contraseña. Los retiros irán a este beneficiario si no se elige otro.}}",
  "payeeChanged.payee": "Beneficiario",
  "payeeChanged.usableFrom": "Pago a partir de",
} satisfies Texts<typeof englishEmails>;
