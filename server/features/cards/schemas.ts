import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { Id, InstantField, text, idMeta } from "../../kernel/schemas/fields";
import { asNumber } from "../../kernel/typed-text";
import { readCardExpiry } from "../../kernel/card-expiry";
import { exampleCard } from "../../kernel/schemas/example-records";
import { AnyFile, requiredFile } from "../../kernel/schemas/file-fields";
import { sentAs } from "../../kernel/schemas/sent-as";
import { optionalCode, requiredName } from "../../kernel/schemas/text";

export const twoImagesMessage = errorMessage("cardImages");
export const tooManyImagesMessage = errorMessage("imagesTooMany");

export const cardFields = {
  cardHolderName: requiredName(errorMessage("cardHolderName"), 100).meta({
    description: "As on the card",
    examples: ["Nora New"],
  }),
  cardNumber: z
    .string(errorMessage("cardNumber"))
    .overwrite((typed) => asNumber(typed).replace(/[\s-]/g, ""))
    .refine((digits) => /^\d{16}$/.test(digits), errorMessage("cardNumber"))
    .meta({
      description:
        "Sixteen digits; spaces and dashes are removed. A demo accepts test numbers only",
      examples: ["4111 1111 1111 1111"],
    }),
  expiryDate: z
    .string(errorMessage("cardExpiry"))
    .overwrite((typed) => readCardExpiry(asNumber(typed)) ?? asNumber(typed))
    .regex(/^(0[1-9]|1[0-2])\/\d{2}$/, errorMessage("cardExpiry"))
    .meta({ description: "Month and year: `MM/YY`", examples: ["12/29"] }),
  cvv: z
    .string(errorMessage("cvv"))
    .overwrite(asNumber)
    .regex(/^[0-9]{3}$/, errorMessage("cvv"))
    .meta({
      description:
        "Three digits; deleted after 30 minutes or, if a deposit with the card is pending, once the last one is reviewed, and after 24 hours at the latest",
      examples: ["123"],
    }),
};

const photoFields = {
  frontImage: requiredFile(twoImagesMessage)
    .optional()
    .describe("Photo of the front: JPEG, PNG or WebP up to 10 MB"),
  backImage: requiredFile(twoImagesMessage)
    .optional()
    .describe("Photo of the back: JPEG, PNG or WebP up to 10 MB"),
  pendingFront: optionalCode().meta(idMeta("ID of a pending upload, instead of `frontImage`")),
  pendingBack: optionalCode().meta(idMeta("ID of a pending upload, instead of `backImage`")),
};

/** A card with two photos: `files` twice (front, then back), or `frontImage` and `backImage`. */
export const CardAddBody = z.preprocess(
  namePhotos,
  z.strictObject({ ...cardFields, ...photoFields }).superRefine((card, context) => {
    if ((card.frontImage || card.pendingFront) && (card.backImage || card.pendingBack)) return;
    context.addIssue({ code: "custom", path: ["files"], message: twoImagesMessage.error() });
  }),
);

const files = z
  .array(AnyFile)
  .length(2)
  .optional()
  .describe("Front and back, in this order, instead of `frontImage` and `backImage`");
sentAs.set(
  CardAddBody,
  z.strictObject({ ...cardFields, files, ...photoFields }).meta({ id: "CardAddBody" }),
);

function namePhotos(body: unknown, context: z.core.$RefinementCtx): unknown {
  if (typeof body !== "object" || body === null || !("files" in body)) return body;
  const { files, ...rest } = body;
  const photos: unknown[] = Array.isArray(files) ? files : [files];
  const [frontImage, backImage, ...more] = photos;
  if (more.length > 0)
    context.issues.push({
      code: "custom",
      path: ["files"],
      message: tooManyImagesMessage.error(),
      input: body,
    });
  return { ...rest, frontImage, backImage };
}

export const CardInfo = z
  .object({
    hasCard: z.boolean().describe("Whether a card is saved"),
    id: Id.optional(),
    cardHolderName: z.string().optional().describe("As on the card"),
    cardNumber: text(
      "Masked: only the last four digits are shown",
      "•••• •••• •••• 1111",
    ).optional(),
    brand: z.string().optional().describe("Card network"),
    expiryDate: z.string().optional().describe("Month and year: `MM/YY`"),
    addedAt: InstantField.optional(),
    isActive: z.boolean().optional().describe("False once the card has expired"),
    cvvErasedAt: InstantField.optional(),
  })
  .meta({ id: "CardInfo", examples: [exampleCard] });
export type CardInfo = z.output<typeof CardInfo>;

/** Another backend answers one of the two, or the wallet. */
export const CardRemoval = CardInfo.partial()
  .extend({ cardInfo: CardInfo.optional() })
  .meta({
    id: "CardRemoval",
    examples: [{ hasCard: false, cardInfo: { hasCard: false } }],
  });
