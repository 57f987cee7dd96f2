// The main journey by plain form posts, for hosts that other tests don't start: each step checks its result.
import { expect } from "vitest";
import { demoPassword } from "~server/kernel/demo-people";
import { asFile, jpegFile, pdfFile, pngFile } from "../inputs/files";
import type { ShownPage } from "../pages/shown-page";
import { Visitor, type Fields } from "./visitor";

export class JourneyRunner extends Visitor {
  /** Fills in the form at this URL and follows the redirect. */
  async send(path: string, fields: Fields, form?: string): Promise<ShownPage> {
    const answer = await this.submit(await this.get(path), fields, { ...(form && { form }) });
    expect(answer.status, `${path}: ${answer.heading} ${answer.messages.join("; ")}`).toBe(303);
    return this.follow(answer);
  }

  private password = "a long enough password";

  async signUp(name: string): Promise<void> {
    const page = await this.send("/signup", {
      fullname: "Wanda Wanderer",
      username: name,
      email: `${name}@example.com`,
      password: this.password,
      phoneNumber: "0202 555 0123",
      terms: "on",
    });
    expect(page.path).toBe("/dashboard/kyc");
  }

  async signInAs(name: string, password = demoPassword): Promise<ShownPage> {
    this.password = password;
    const isAdmin = name.includes("admin");
    const page = await this.send(isAdmin ? "/admin/login" : "/login", {
      email: `${name}@example.com`,
      password,
    });
    expect(page.path).toBe(isAdmin ? "/admin" : "/dashboard");
    return page;
  }

  handInDocuments = () =>
    this.send("/dashboard/kyc", {
      documentType: "passport",
      files: [asFile(pngFile()), asFile(pdfFile())],
    });

  /** Resolves to the URL where an administrator finds it. */
  async depositByCard(amount: string): Promise<string> {
    const review = await this.send("/dashboard/wallet/deposit", {
      cardHolderName: "Wanda Wanderer",
      cardNumber: "4111 1111 1111 1111",
      expiryDate: "12/39",
      cvv: "737",
      frontImage: asFile(pngFile("front.png")),
      backImage: asFile(jpegFile("back.jpg")),
      amount,
    });
    return adminPathOf(await this.follow(await this.submit(review)));
  }

  saveUsaBank = () =>
    this.send("/dashboard/wallet/bank-details?region=USA", {
      region: "USA",
      recipientName: "Wanda Wanderer",
      bankName: "First Bank",
      accountNumber: "123456789",
      routingNumber: "021000021",
      password: this.password,
    });

  async withdrawToBank(amount: string): Promise<string> {
    const review = await this.send("/dashboard/wallet/withdrawal", {
      paymentMethod: "bank",
      amount,
    });
    const receipt = await this.follow(await this.submit(review));
    expect(receipt.text).toContain("under review");
    return adminPathOf(receipt);
  }

  async approve(path: string): Promise<void> {
    expect((await this.send(path, {}, "approve")).notice).toBe("Transaction approved");
  }

  async reject(path: string, reason: string): Promise<void> {
    expect((await this.send(`${path}/rejection`, { reason }, "rejection")).notice).toBe(
      "Transaction rejected",
    );
  }

  async available(): Promise<string> {
    return / Available (\S+)/.exec((await this.get("/dashboard")).text)?.[1] ?? "none";
  }
}

function adminPathOf(receipt: ShownPage): string {
  expect(receipt.text).toMatch(/TX-\w+/);
  return receipt.link("View transaction").replace("/dashboard/", "/admin/");
}

/** A new customer deposits, an administrator approves, a withdrawal is rejected: the balance is right. */
export async function runMainJourney(origin: string): Promise<void> {
  const [customer, admin] = [new JourneyRunner(origin), new JourneyRunner(origin)];
  await customer.signUp("wanda");
  await customer.handInDocuments();
  const deposit = await customer.depositByCard("250.00");
  await admin.signInAs("admin");
  await admin.approve(deposit);
  expect(await customer.available()).toBe("$250.00");

  await customer.saveUsaBank();
  const withdrawal = await customer.withdrawToBank("100.10");
  expect(await customer.available()).toBe("$149.90");
  await admin.reject(withdrawal, "Please call us first.");
  expect(await customer.available()).toBe("$250.00");
  expect((await customer.get(withdrawal.replace("/admin/", "/dashboard/"))).text).toContain(
    "Please call us first.",
  );
}
