export default {
  forex: "Forex chart",
  indices: "Index chart",
  crypto: "Crypto chart",
  lead: "Simulated prices for demonstration. Not tradable.",
  forexDescription:
    "Twelve currency pairs as a line, area, candlestick or bar chart, from an hour to a month, with all data in a table. Simulated prices.",
  indicesDescription:
    "Seven stock indices as a line, area, candlestick or bar chart, from an hour to a month, with all data in a table. Simulated prices.",
  cryptoDescription:
    "Eleven cryptocurrencies as a line, area, candlestick or bar chart, from an hour to a month, with all data in a table. Simulated prices.",
} as const;
