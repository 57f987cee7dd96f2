import type english from "../en/navigation";
import type { Texts } from "../texts";

export default {
  about: "Über uns",
  contact: "Kontakt",
  company: "Unternehmen",
  careers: "Karriere",
  services: "Leistungen",
  allServices: "Alle Leistungen",
  buyCrypto: "Krypto kaufen",
  copyTrading: "Copy-Trading",
  tradingTools: "Handelswerkzeuge",
  allTools: "Alle Handelswerkzeuge",
  forexChart: "Devisenchart",
  indexChart: "Indexchart",
  cryptoChart: "Kryptochart",
  signIn: "Anmelden",
  getStarted: "Konto eröffnen",
  dashboard: "Übersicht",
  legal: "Rechtliches",
  terms: "Nutzungsbedingungen",
  privacy: "Datenschutz",
  accessibility: "Barrierefreiheit",
} satisfies Texts<typeof english>;
