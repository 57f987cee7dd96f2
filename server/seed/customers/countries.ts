// Where the further customers live. The accounts are the examples that each country publishes for its IBAN: they pass every check.
import type { BankDetailsBlock } from "../../features/withdrawals/schemas";

type Row = readonly [code: string, city: string, timeZone: string, phone: string, iban?: string];

/** The customer's own two digits complete the phone number. */
const rows: readonly Row[] = [
  ["AE", "Dubai", "Asia/Dubai", "+971455500", "AE070331234567890123456"],
  ["AT", "Graz", "Europe/Vienna", "+433165550", "AT611904300234573201"],
  ["AU", "Hobart", "Australia/Hobart", "+613555500"],
  ["BE", "Namur", "Europe/Brussels", "+32255550", "BE68539007547034"],
  ["BR", "Recife", "America/Recife", "+558135550"],
  ["CA", "Québec", "America/Toronto", "+141855501"],
  ["CH", "Bern", "Europe/Zurich", "+413155550", "CH9300762011623852957"],
  ["CZ", "Brno", "Europe/Prague", "+4205155500", "CZ6508000000192000145399"],
  ["DE", "Lübeck", "Europe/Berlin", "+49302312500", "DE89370400440532013000"],
  ["DK", "Århus", "Europe/Copenhagen", "+45325555", "DK5000400440116243"],
  ["EG", "Alexandria", "Africa/Cairo", "+20355550"],
  ["ES", "Cádiz", "Europe/Madrid", "+349565550", "ES9121000418450200051332"],
  ["FI", "Jyväskylä", "Europe/Helsinki", "+35814555", "FI2112345600000785"],
  ["FR", "Nîmes", "Europe/Paris", "+331990001", "FR1420041010050500013M02606"],
  ["GB", "Bristol", "Europe/London", "+4420794602", "GB29NWBK60161331926819"],
  ["GR", "Θεσσαλονίκη", "Europe/Athens", "+3023105555", "GR1601101250000000012300695"],
  ["HU", "Győr", "Europe/Budapest", "+36965555", "HU42117730161111101800000000"],
  ["ID", "Bandung", "Asia/Jakarta", "+62225555"],
  ["IE", "Gaillimh", "Europe/Dublin", "+3532091055", "IE29AIBK93115212345678"],
  ["IL", "חיפה", "Asia/Jerusalem", "+972455550", "IL620108000000099999999"],
  ["IN", "Pune", "Asia/Kolkata", "+9120255555"],
  ["IT", "Forlì", "Europe/Rome", "+39065555", "IT60X0542811101000000123456"],
  ["JP", "札幌市", "Asia/Tokyo", "+811125555"],
  ["KE", "Mombasa", "Africa/Nairobi", "+254205555"],
  ["KR", "부산", "Asia/Seoul", "+8251555555"],
  ["MX", "Mérida", "America/Merida", "+5299955555"],
  ["NG", "Ìbàdàn", "Africa/Lagos", "+234803555550"],
  ["NL", "Groningen", "Europe/Amsterdam", "+315055555", "NL91ABNA0417164300"],
  ["NO", "Tromsø", "Europe/Oslo", "+47775555", "NO9386011117947"],
  ["PL", "Łódź", "Europe/Warsaw", "+484255555", "PL61109010140000071219812874"],
  ["PT", "Évora", "Europe/Lisbon", "+3512665555", "PT50000201231234567890154"],
  ["RO", "Iași", "Europe/Bucharest", "+402325555", "RO49AAAA1B31007593840000"],
  ["SA", "جدة", "Asia/Riyadh", "+9661255550", "SA0380000000608010167519"],
  ["SE", "Malmö", "Europe/Stockholm", "+46846500", "SE4550000000058398257466"],
  ["SG", "Singapore", "Asia/Singapore", "+65655500"],
  ["TR", "İzmir", "Europe/Istanbul", "+9023255555", "TR330006100519786457841326"],
  ["UA", "Львів", "Europe/Kyiv", "+3803225500"],
  ["US", "Albany", "America/New_York", "+120255501"],
  ["ZA", "Durban", "Africa/Johannesburg", "+273155555"],
];

export interface Country {
  readonly city: string;
  readonly timeZone: string;
  readonly phone: string;
  readonly iban: string | undefined;
}

const countries: ReadonlyMap<string, Country> = new Map(
  rows.map(([code, city, timeZone, phone, iban]) => [code, { city, timeZone, phone, iban }]),
);

/** Throws RangeError for a country without demo customers. */
export function countryOf(code: string): Country {
  const country = countries.get(code);
  if (!country) throw new RangeError(`no demo customer lives in ${code}`);
  return country;
}

/** `digits` are the customer's own two. */
export function customerBankDetails(
  { fullname, country }: { readonly fullname: string; readonly country: string },
  digits: string,
): BankDetailsBlock {
  const { iban, city } = countryOf(country);
  if (iban)
    return {
      region: "EUROPE",
      recipientName: fullname,
      accountNumber: iban.slice(4),
      iban,
      swiftCode: `EXAM${country}2L`,
    };
  if (country !== "US")
    return {
      region: "OTHERS",
      description: `First Example Bank, ${city} branch. Account 55-7799${digits}, ${fullname}`,
    };
  return {
    region: "USA",
    recipientName: fullname,
    bankName: "Lakeside Federal Bank",
    accountNumber: `0001234567${digits}`,
    routingNumber: "021000021",
  };
}
