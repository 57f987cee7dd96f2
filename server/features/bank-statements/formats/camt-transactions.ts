// A transaction of an entry in camt: references, parties and remittance information.
import { readAccount, readReference, readText } from "./read-values";
import { childrenOf, elementAt, textAt, type XmlElement } from "./xml-elements";

interface Party {
  readonly name: string | null;
  readonly account: string | null;
}

/** An amount as the file has it: whether it counts depends on its entry. */
interface StatedAmount {
  readonly text: string;
  readonly currency: string | null;
}

export interface CamtTransaction {
  readonly amount: StatedAmount | null;
  /** "CRDT" or "DBIT", if it says so itself. */
  readonly direction: string | null;
  readonly bankReference: string | null;
  readonly endToEndId: string | null;
  readonly payerReference: string | null;
  readonly debtor: Party;
  readonly creditor: Party;
  readonly text: string | null;
  readonly kind: string | null;
  /** Why it was returned. */
  readonly returnReason: string | null;
}

export function transactionOf(element: XmlElement, place: number): CamtTransaction {
  const refs = elementAt(element, "Refs");
  const remittance = elementAt(element, "RmtInf");
  const structured = remittance ? childrenOf(remittance, "Strd") : [];
  const texts = [
    ...(remittance ? childrenOf(remittance, "Ustrd") : []),
    ...structured.flatMap((part) => childrenOf(part, "AddtlRmtInf")),
  ].map(({ text }) => text.trim());
  const ofBatch = refs ? batchReference(refs, place) : null;
  return {
    amount: amountOf(element),
    direction: textAt(element, "CdtDbtInd"),
    bankReference: refs ? readReference(textAt(refs, "AcctSvcrRef"), place) : null,
    endToEndId: (refs && readReference(textAt(refs, "EndToEndId"), place)) ?? ofBatch,
    payerReference: readReference(
      remittance ? textAt(remittance, "Strd", "CdtrRefInf", "Ref") : null,
      place,
    ),
    debtor: partyOf(element, "Dbtr", place),
    creditor: partyOf(element, "Cdtr", place),
    text: readText(texts.join(" "), place) ?? readText(textAt(element, "AddtlTxInf"), place),
    kind: kindOf(element, place),
    returnReason: readText(
      textAt(element, "RtrInf", "Rsn", "Cd") ?? textAt(element, "RtrInf", "Rsn", "Prtry"),
      place,
    ),
  };
}

/** The reference of the payments that the account's holder sent as one. */
export const batchReference = (refs: XmlElement, place: number): string | null =>
  readReference(textAt(refs, "PmtInfId"), place) ?? readReference(textAt(refs, "MsgId"), place);

/** Since version 03 a transaction has an amount of its own; before, among the details of amounts. */
function amountOf(element: XmlElement): StatedAmount | null {
  const amount = elementAt(element, "Amt") ?? elementAt(element, "AmtDtls", "TxAmt", "Amt");
  return amount ? { text: amount.text.trim(), currency: amount.currency } : null;
}

/** From version 07 on a party may be a person or a bank. */
function partyOf(element: XmlElement, role: "Dbtr" | "Cdtr", place: number): Party {
  const parties = elementAt(element, "RltdPties");
  if (!parties) return { name: null, account: null };
  const account =
    textAt(parties, `${role}Acct`, "Id", "IBAN") ??
    textAt(parties, `${role}Acct`, "Id", "Othr", "Id");
  return {
    name: readText(textAt(parties, role, "Nm") ?? textAt(parties, role, "Pty", "Nm"), place),
    account: readAccount(account, place),
  };
}

/** "PMNT-RCDT-ESCT", or the bank's own code. */
export function kindOf(element: XmlElement, place: number): string | null {
  const code = elementAt(element, "BkTxCd");
  if (!code) return null;
  const parts = [
    textAt(code, "Domn", "Cd"),
    textAt(code, "Domn", "Fmly", "Cd"),
    textAt(code, "Domn", "Fmly", "SubFmlyCd"),
  ].filter((part) => part !== null);
  return readText(parts.length > 0 ? parts.join("-") : textAt(code, "Prtry", "Cd"), place);
}
