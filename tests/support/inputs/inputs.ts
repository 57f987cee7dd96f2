// Good input for the API's forms; tests change the one field they are about.
import { asFile, jpegFile, pngFile } from "./files";

/** The card whose number and CVV are searched for later. */
export const canaryCard = {
  cardHolderName: "Nora New",
  cardNumber: "4111 1111 1111 1111",
  expiryDate: "12/29",
  cvv: "737",
};

export interface CardFields extends Partial<typeof canaryCard> {
  files?: File[];
}

export function cardForm({
  files = [asFile(pngFile("front.png")), asFile(jpegFile("back.jpg"))],
  ...fields
}: CardFields = {}): FormData {
  return formOf({ ...canaryCard, ...fields, files });
}

export function kycForm(files: File[], documentType = "passport", pendingUploads = ""): FormData {
  return formOf({ documentType, pendingUploads, files });
}

export function formOf(fields: Record<string, string | File | File[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
  }
  return form;
}

export const bankOfHana = {
  region: "USA",
  usa: {
    recipientName: "Hana Howard",
    bankName: "Lakeside Federal Bank",
    accountNumber: "000123456789",
    routingNumber: "021000021",
  },
};

export const bankOfZoe = {
  region: "EUROPE",
  europe: {
    recipientName: "Zoë Świętosławska",
    accountNumber: "0532013000",
    iban: "DE89 3704 0044 0532 0130 00",
    swiftCode: "COBADEFFXXX",
  },
};

export const bankOfGeorge = {
  region: "OTHERS",
  others: { description: "Sort code 20-00-00, account 55779911, Leeds" },
};

/** The address of Bitcoin's first block. */
export const bitcoinAddress = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa";

export const secondBitcoinAddress = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq";
