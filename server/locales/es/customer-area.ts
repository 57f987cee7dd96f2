import type english from "../en/customer-area";
import type { Texts } from "../texts";

export default {
  dashboard: "Panel",
  welcome: "Hola, {fullname}",
  recentTransactions: "Transacciones recientes",
  viewAll: "Ver todas",
  newest: "Tus últimas transacciones",
  noneYet: "No hay transacciones recientes",
  noneYetHint: "Tu historial de transacciones aparecerá aquí",
  notLoaded: "No pudimos cargar tus transacciones",
  settings: "Configuración",
  markets: "Mercados",
  transactions: "Transacciones",
  wallet: "Billetera",
  statements: "Extractos",
  earningHistory: "Historial de ganancias",
  verification: "Verificación",
  profile: "Perfil",
  password: "Contraseña",
  secondFactor: "Autenticación en dos pasos",
  payouts: "Pagos salientes",
  limits: "Límites",
  sessions: "Sesiones",
  accessLog: "Registro de accesos",
  personalData: "Mis datos",
  apiTokens: "Tokens de API",
} satisfies Texts<typeof english>;
