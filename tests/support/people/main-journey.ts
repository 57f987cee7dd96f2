// The main journey by posts only: sign up, verify, deposit by card, approve, save bank details, withdraw, reject.
import { demoPassword } from "~server/kernel/demo-people";
import { asFile, jpegFile, pdfFile, pngFile } from "../inputs/files";
import type { ShownPage } from "../pages/shown-page";
import type { Fields, Visitor } from "./visitor";

export interface Secrets {
  readonly password: string;
  readonly cardNumber: string;
  readonly cvv: string;
  readonly accountNumber: string;
}

const email = "wanda@example.com";

export async function signUpAndVerify(person: Visitor, { password }: Secrets): Promise<void> {
  const form = {
    fullname: "Wanda Wanderer",
    username: "wanda",
    email,
    phoneNumber: "2025550199",
    country: "US",
    currency: "USD",
    terms: "on",
  };
  await send(person, "/signup", { ...form, password });
  await send(person, "/dashboard/kyc", {
    documentType: "passport",
    files: [asFile(pngFile()), asFile(pdfFile())],
  });
}

/** Submits each form first with an error, then correctly. Returns the reference of the deposit. */
export async function depositByCard(
  person: Visitor,
  { cardNumber, cvv }: Secrets,
): Promise<string> {
  const photos = {
    frontImage: asFile(pngFile("front.png")),
    backImage: asFile(jpegFile("back.jpg")),
  };
  const form = {
    amount: "250",
    cardChoice: "new",
    cardHolderName: "Wanda Wanderer",
    cardNumber,
    expiryDate: "12/39",
    cvv,
    ...photos,
  };
  await person.submit(await person.get("/dashboard/wallet/deposit"), { ...form, amount: "many" });
  return confirm(person, await send(person, "/dashboard/wallet/deposit", form));
}

export async function withdrawToBank(
  person: Visitor,
  { accountNumber, password }: Secrets,
): Promise<string> {
  const bank = "/dashboard/wallet/bank-details?region=USA";
  const form = {
    recipientName: "Wanda Wanderer",
    bankName: "First Bank",
    accountNumber,
    routingNumber: "021000021",
    password,
  };
  await person.submit(await person.get(bank), { ...form, routingNumber: "1" });
  await send(person, bank, form);
  return confirm(
    person,
    await send(person, "/dashboard/wallet/withdrawal", { amount: "100", paymentMethod: "bank" }),
  );
}

export async function decide(
  admin: Visitor,
  reference: string,
  verdict: "approval" | "rejection",
): Promise<void> {
  const detail = (await admin.get("/admin/transactions")).link(reference).split("?")[0] ?? "";
  await send(admin, `${detail}/${verdict}`, {}, verdict);
}

export async function signIn(
  person: Visitor,
  { password }: Pick<Secrets, "password">,
  address = email,
): Promise<void> {
  await person.submit(await person.get("/login"), { email: address, password: `${password} not` });
  await send(person, "/login", { email: address, password });
}

export const signInAdmin = (admin: Visitor) =>
  send(admin, "/admin/login", { email: "admin@example.com", password: demoPassword });

async function confirm(person: Visitor, answer: ShownPage): Promise<string> {
  const receipt = await person.follow(await person.submit(await person.follow(answer)));
  return /TX-\w+/.exec(receipt.text)?.[0] ?? "";
}

/** Posts a page's form and checks that it was accepted. */
async function send(
  person: Visitor,
  path: string,
  fields: Fields,
  form?: string,
): Promise<ShownPage> {
  const answer = await person.submit(
    await person.get(path),
    fields,
    form === undefined ? {} : { form },
  );
  if (answer.status !== 303)
    throw new Error(
      `${path} was refused: ${answer.status} ${answer.messages.join("; ")} ${answer.text}`,
    );
  return answer;
}
