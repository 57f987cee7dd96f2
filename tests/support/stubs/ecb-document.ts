/** The daily document of the European Central Bank, as it is published. */
export function ecbDocument({
  day = "2026-11-20",
  rates = usual,
}: { day?: string; rates?: Readonly<Record<string, string>> } = {}): string {
  const rows = Object.entries(rates).map(
    ([currency, rate]) => `\t\t\t<Cube currency='${currency}' rate='${rate}'/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
\t\t<Cube time='${day}'>
${rows.join("\n")}
\t\t</Cube>
\t</Cube>
</gesmes:Envelope>`;
}

const usual = { USD: "1.1435", JPY: "185.72", GBP: "0.85363", SEK: "11.0620", IDR: "19022.31" };
