import type english from "../en/chart-pages";
import type { Texts } from "../texts";

export default {
  forex: "Gráfico de divisas",
  indices: "Gráfico de índices",
  crypto: "Gráfico de criptomonedas",
  lead: "Precios simulados para demostración. No se puede operar con ellos.",
  forexDescription:
    "Doce pares de divisas en un gráfico de líneas, áreas, velas o barras, de una hora a un mes, con todos los datos en una tabla. Precios simulados.",
  indicesDescription:
    "Siete índices bursátiles en un gráfico de líneas, áreas, velas o barras, de una hora a un mes, con todos los datos en una tabla. Precios simulados.",
  cryptoDescription:
    "Once criptomonedas en un gráfico de líneas, áreas, velas o barras, de una hora a un mes, con todos los datos en una tabla. Precios simulados.",
} satisfies Texts<typeof english>;
