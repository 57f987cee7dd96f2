import type english from "../en/labels";
import type { Texts } from "../texts";

// Rótulos que se usan en muchas páginas.
export default {
  amount: "Importe",
  currency: "Moneda",
  date: "Fecha",
  description: "Descripción",
  status: "Estado",
  reference: "Referencia",
  type: "Tipo",
  cancel: "Cancelar",
  continue: "Continuar",
  back: "Volver",
  downloadCsv: "Descargar CSV",
  email: "Correo electrónico",
  name: "Nombre",
  "sensitive.card": "Número de tarjeta",
  "sensitive.card_photo": "Foto de tu tarjeta",
  "sensitive.card_deposit": "Número de tarjeta y fotos de un depósito",
  "sensitive.bank_details": "Datos bancarios",
  "sensitive.payee": "Beneficiario",
  "sensitive.destination": "Destino de un retiro",
  "sensitive.document": "Documento",
  "shown.number": "número de tarjeta",
  "shown.cvv": "CVV",
  "shown.front": "foto del anverso",
  "shown.back": "foto del reverso",
  deletedUser: "Usuario eliminado",
  removedEntry: "Entrada eliminada",
  cryptoGateway: "Pasarela de criptomonedas",
  portal: "El portal",
} satisfies Texts<typeof english>;
