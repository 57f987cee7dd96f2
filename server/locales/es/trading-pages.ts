import type english from "../en/trading-pages";
import type { Texts } from "../texts";

// Las páginas sobre el copy trading y los gráficos.
export default {
  copyDescription:
    "Qué es el copy trading, seis preguntas que conviene hacerse antes de copiar a nadie y qué ofrece hoy {brand}.",
  copyTitle: "El copy trading, explicado",
  copyLead:
    "Tu cuenta replica las operaciones de quien tú elijas. Es cómodo, pero confías tu riesgo a un desconocido.",
  notOfferedTitle: "No se ofrece por ahora",
  notOfferedText:
    "{brand} no realiza operaciones, tampoco copiadas. No publicamos ninguna clasificación, porque los resultados pasados dicen poco sobre el futuro.",
  howTitle: "Cómo funciona en otras plataformas",
  howText:
    "Reservas un importe. Cada vez que la persona a la que sigues abre una posición, tu cuenta abre una proporcional. Puedes dejarlo en cualquier momento, y las posiciones abiertas se cierran al precio de mercado.",
  questionsTitle: "Seis preguntas que conviene hacerse antes",
  "question.drawdown": "¿Cuál fue la caída máxima y cuánto tardó en recuperarse?",
  "question.record": "¿Qué historial tiene y es de una cuenta real?",
  "question.fees": "¿Quién cobra cuando copio y crece la comisión con cada operación?",
  "question.connection":
    "¿Qué ocurre con las posiciones abiertas si quien opera o yo perdemos la conexión?",
  "question.slippage": "¿Cuánto deslizamiento de precio y cuánta demora debo esperar?",
  "question.liability": "¿Quién responde y qué regulador lo supervisa?",
  watchTitle: "Observa los gráficos",
  watchText:
    "Mira cómo se ven las pérdidas y las recuperaciones en un gráfico. Los precios son simulados.",
  askTitle: "Pregúntanos",
  askText: "Cuéntanos qué esperarías del copy trading.",

  toolsDescription:
    "Gráficos de doce pares de divisas, siete índices y once criptomonedas: líneas, áreas, velas o barras, de una hora a un mes. Precios simulados.",
  toolsTitle: "Gráficos rápidos e interactivos",
  toolsLead:
    "Los gráficos cargan al instante y se actualizan en vivo; puedes ponerlos en pausa cuando quieras.",
  simulated: "Simulado",
  forexText: "Doce pares de divisas, de EUR/USD a AUD/JPY.",
  indexText: "SPY, QQQ, DIA, IWM, MDY, ISF y DAX.",
  cryptoText: "Bitcoin, Ethereum, Solana y ocho más, en dólares estadounidenses.",
  featuresTitle: "Qué ofrecen los gráficos",
  featureTypes: "Gráficos de líneas, áreas, velas y barras",
  featureTimes: "Una hora, un día, una semana o un mes, con zoom de 0,5x a 3x",
  featureTable: "Los datos en una tabla accesible",
  featureLink: "Comparte o guarda en favoritos cualquier vista con un enlace",
  pricesTitle: "De dónde vienen los precios",
  pricesText:
    "Los precios se simulan para que se comporten como un mercado. Son iguales para todos los usuarios y no se puede operar con ellos.",
} satisfies Texts<typeof english>;
