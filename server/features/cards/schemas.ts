import { z } from "zod";
import { readCardExpiry } from "../../kernel/card-expiry";
import { exampleCard } from "../../kernel/schemas/example-records";
import { requiredFile } from "../../kernel/schemas/file-fields";
import { sentAs } from "../../kernel/schemas/sent-as";
import { optionalText, requiredText } from "../../kernel/schemas/text";

export const exactlyTwo = "Please upload exactly 2 card images (front and back)";

export const cardFields = {
  cardHolderName: requiredText("Card holder name is required", 100),
  cardNumber: z
    .string({ error: "Card number must be exactly 16 digits" })
    .transform((typed) => typed.replace(/[\s-]/g, ""))
    .refine((digits) => /^\d{16}$/.test(digits), "Card number must be exactly 16 digits"),
  expiryDate: z
    .string({ error: "Card expiry date must be in MM/YY format" })
    .overwrite((typed) => readCardExpiry(typed) ?? typed.trim())
    .regex(/^(0[1-9]|1[0-2])\/\d{2}$/, "Card expiry date must be in MM/YY format"),
  cvv: z
    .string({ error: "CVV must be exactly 3 digits" })
    .trim()
    .regex(/^[0-9]{3}$/, "CVV must be exactly 3 digits"),
};

const photoFields = {
  frontImage: requiredFile(exactlyTwo).optional(),
  backImage: requiredFile(exactlyTwo).optional(),
  keptFront: optionalText(40),
  keptBack: optionalText(40),
};

/** A card with two photos: `files` twice (front, then back), or `frontImage` and `backImage`. */
export const CardAddBody = z.preprocess(
  namePhotos,
  z.strictObject({ ...cardFields, ...photoFields }).superRefine((card, context) => {
    if ((card.frontImage || card.keptFront) && (card.backImage || card.keptBack)) return;
    context.addIssue({ code: "custom", path: ["files"], message: exactlyTwo });
  }),
);

const files = z
  .array(z.instanceof(File))
  .length(2)
  .optional()
  .meta({ description: "Front and back, in this order, in place of `frontImage` and `backImage`" });
sentAs.set(
  CardAddBody,
  z.strictObject({ ...cardFields, files, ...photoFields }).meta({ id: "CardAddBody" }),
);

function namePhotos(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("files" in body)) return body;
  const { files, ...rest } = body;
  const photos: unknown[] = Array.isArray(files) ? files : [files];
  const [frontImage, backImage, ...more] = photos;
  return { ...rest, frontImage, backImage: more.length > 0 ? undefined : backImage };
}

export const CardInfo = z
  .object({
    hasCard: z.boolean(),
    id: z.string().optional(),
    cardHolderName: z.string().optional(),
    cardNumber: z
      .string()
      .optional()
      .meta({
        description: "Masked: only the last four digits are shown",
        examples: ["•••• •••• •••• 1111"],
      }),
    brand: z.string().optional(),
    expiryDate: z.string().optional(),
    addedAt: z.string().optional(),
    isActive: z.boolean().optional(),
    cvvErasedAt: z.string().optional(),
  })
  .meta({ id: "CardInfo", examples: [exampleCard] });
export type CardInfo = z.output<typeof CardInfo>;
