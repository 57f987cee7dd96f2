import type english from "../en/navigation";
import type { Texts } from "../texts";

export default {
  about: "Quiénes somos",
  contact: "Contacto",
  company: "Empresa",
  careers: "Empleo",
  services: "Servicios",
  allServices: "Todos los servicios",
  buyCrypto: "Comprar cripto",
  copyTrading: "Copy trading",
  tradingTools: "Herramientas de trading",
  allTools: "Todas las herramientas",
  forexChart: "Gráfico de divisas",
  indexChart: "Gráfico de índices",
  cryptoChart: "Gráfico de cripto",
  signIn: "Iniciar sesión",
  getStarted: "Empezar",
  dashboard: "Panel",
  legal: "Información legal",
  terms: "Condiciones de uso",
  privacy: "Privacidad",
  accessibility: "Accesibilidad",
} satisfies Texts<typeof english>;
