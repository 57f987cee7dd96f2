import type english from "../en/operator";
import type { Texts } from "../texts";

// Los textos propios del operador: reemplázalos por los tuyos.
export default {
  promise:
    "Un portal de clientes para divisas y criptomonedas en el que puedes comprobar cada transacción.",
  supportHours: "De lunes a viernes, de 9:00 a 17:00 UTC",
  /** Va detrás de «en un plazo de». */
  answerTime: "dos días hábiles",
  law: "las leyes del lugar de registro del operador",

  "figure.response": "Respuesta",
  "figure.leverage": "Apalancamiento",
  "figure.minimum": "Operación mínima",
  "figure.execution": "STP/ECN",

  "question.realMoney": "¿Es dinero real?",
  "answer.realMoney":
    "No. En esta demo, todos los clientes, precios y pagos son simulados y están señalados como tales. Un operador conecta los servicios reales. En producción, una simulación solo funciona si el operador la permite expresamente, y sigue señalada como tal.",
  "question.pending": "¿Por qué está pendiente mi depósito?",
  "answer.pending":
    "Los depósitos con tarjeta se revisan antes de abonarlos. Hasta entonces aparecen como pendientes y no forman parte de tu saldo.",
  "answer.pendingCrypto":
    "Los depósitos en criptomonedas se abonan cuando la pasarela de pago los confirma. Hasta entonces aparecen como pendientes y no forman parte de tu saldo.",
  "question.withdrawal": "¿Qué ocurre cuando solicito un retiro?",
  "answer.withdrawal":
    "Retenemos el importe y fijamos el destino que elegiste. Si se rechaza la solicitud, te avisamos y liberamos la retención. Si la cuenta bancaria o la dirección es nueva, el primer pago puede demorarse; la página del retiro muestra a partir de cuándo es posible.",
  "question.stolenPassword": "¿Qué hago si otra persona puede saber mi contraseña?",
  "answer.stolenPassword":
    "Primero, detén los pagos salientes: ve a «Configuración» y después a «Pagos salientes». No saldrá dinero de tu cuenta hasta que los permitas de nuevo con tu contraseña y, si usas la autenticación en dos pasos, con un código de verificación. Después, cambia tu contraseña y cancela los retiros que no reconozcas.",
  "question.documents": "¿Qué documentos necesito?",
  "answer.documents":
    "Un pasaporte, una licencia de conducir o un documento de identidad, en fotos o en PDF. Nuestro equipo los revisa. Si no podemos aceptar un documento, te avisaremos.",
  "question.card": "¿Qué ocurre con los datos de mi tarjeta?",
  "answer.card":
    "El número y el CVV de tu tarjeta se guardan cifrados en un almacén aparte. El CVV y la foto del reverso se borran cuando se aprueba o se rechaza tu último depósito con tarjeta pendiente, y siempre en un plazo de 24 horas.",
  "question.prices": "¿Los precios son reales?",
  "answer.prices":
    "No. Los precios son simulados, iguales para todos los usuarios y están señalados como simulados. No los uses para tomar decisiones de inversión.",
  "question.scripts": "¿Necesito JavaScript?",
  "answer.scripts":
    "No. Todas las páginas y formularios funcionan sin él. Con JavaScript, los gráficos son interactivos y las páginas se actualizan automáticamente.",
} satisfies Texts<typeof english>;
