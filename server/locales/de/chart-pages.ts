import type english from "../en/chart-pages";
import type { Texts } from "../texts";

export default {
  forex: "Devisenchart",
  indices: "Indexchart",
  crypto: "Kryptochart",
  lead: "Simulierte Kurse zur Demonstration. Nicht handelbar.",
  forexDescription:
    "Zwölf Währungspaare als Linien-, Flächen-, Kerzen- oder Balkenchart, von einer Stunde bis zu einem Monat, mit allen Daten in einer Tabelle. Simulierte Kurse.",
  indicesDescription:
    "Sieben Aktienindizes als Linien-, Flächen-, Kerzen- oder Balkenchart, von einer Stunde bis zu einem Monat, mit allen Daten in einer Tabelle. Simulierte Kurse.",
  cryptoDescription:
    "Elf Kryptowährungen als Linien-, Flächen-, Kerzen- oder Balkenchart, von einer Stunde bis zu einem Monat, mit allen Daten in einer Tabelle. Simulierte Kurse.",
} satisfies Texts<typeof english>;
