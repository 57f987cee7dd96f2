import type english from "../en/bank-details";
import type { bankDetailsEmails as englishEmails } from "../en/bank-details";
import type { Texts } from "../texts";

export default {
  title: "Datos bancarios",
  update: "Actualizar datos bancarios",
  add: "Agregar datos bancarios",
  regionOfBank: "Región del banco",
  documentFile: "Archivo del documento",
  documentFileHint: "O sube una imagen o un PDF con los datos de la cuenta (10 MB como máximo).",
  stepUpHint:
    "Por tu seguridad, escribe tu contraseña para cambiar los datos de los pagos salientes.",
  saving: "Guardando…",
  save: "Guardar datos bancarios",
  cancel: "Cancelar",
  documentLink: "Enlace al documento",
  noneSaved: "No hay datos bancarios guardados",
  noneSavedHint: "Agrega tus datos bancarios para retirar por transferencia bancaria.",
  region: "Región",
  earliestPayout: "Pago a partir de",
  viewDocument: "Ver documento",
  documentLinkHint:
    "Enlace a un documento con los datos de la cuenta, como https://example.com/cuenta.pdf",
  descriptionHint: "Nombre del banco, número de cuenta y cualquier otro dato para la transferencia",
  numberOnFile: "Guardado: {number}. Vuelve a escribir el número completo.",
  saved: "Datos bancarios guardados",
  "field.recipientName": "Nombre del beneficiario",
  "field.bankName": "Nombre del banco",
  "field.accountNumber": "Número de cuenta",
  "field.routingNumber": "Número de ruta",
  "field.iban": "IBAN",
  "field.swiftCode": "Código SWIFT/BIC",
  "field.description": "Descripción de los datos de la cuenta",
  "field.documentUrl": "Documento",
} satisfies Texts<typeof english>;

export const bankDetailsEmails = {
  bankAccount: "Cuenta bancaria {number}",
  iban: "IBAN {number}",
  otherBankAccount: "La cuenta bancaria que describiste",
  "bankDetailsChanged.subject": "Tus datos bancarios han cambiado",
  "bankDetailsChanged.body":
    "Los datos bancarios de tu cuenta de {brand} se han cambiado y se han confirmado con tu contraseña. Los nuevos retiros por transferencia bancaria irán a la cuenta nueva.",
  "bankDetailsChanged.pending":
    "Los retiros que solicitaste antes seguirán yendo a la cuenta anterior.",
  "bankDetailsChanged.now": "Nuevos",
  "bankDetailsChanged.before": "Anteriores",
  "bankDetailsChanged.usableFrom": "Pago a partir de",
} satisfies Texts<typeof englishEmails>;
