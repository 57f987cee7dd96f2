// Schemas of contact messages.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { EmailAddress, FullName, Id, InstantField, idMeta } from "../../kernel/schemas/fields";
import { contactStates } from "./labels";
import { personFields } from "../users/person-schemas";
import { PageParams, pageResponse, pageFields } from "../../kernel/schemas/page";
import { multilineText, requiredCode, requiredChoice } from "../../kernel/schemas/text";

const states = errorMessage("oneOf", { values: contactStates.join(", ") });

export const contactMessageMaximumLength = 4000;

export const ContactBody = z
  .strictObject({
    fullname: personFields.fullname,
    email: personFields.email.describe("Reply address"),
    message: multilineText(errorMessage("contactMessageMissing"), contactMessageMaximumLength).meta(
      {
        description: "Message; line breaks are kept",
        examples: ["How long does a withdrawal take?"],
      },
    ),
  })
  .meta({ id: "ContactBody" });
export type ContactBody = z.output<typeof ContactBody>;

export const ContactMessage = z
  .object({
    id: Id,
    fullname: FullName,
    email: EmailAddress.describe("Reply address"),
    message: z.string().describe("Message"),
    state: z.enum(contactStates).describe("Whether it was answered"),
    createdAt: InstantField,
    answeredAt: InstantField.optional(),
  })
  .meta({ id: "ContactMessage" });
export type ContactMessage = z.output<typeof ContactMessage>;

export const ContactQuery = z.object({
  ...pageFields(),
  state: z.enum(contactStates, states).optional().describe("Only messages with this state"),
});
/** The same from a page's URL, where invalid values are ignored. */
export const ContactSearchParams = PageParams.extend({
  state: z.enum(contactStates).optional().catch(undefined),
});
export const ContactPage = z
  .object({
    messages: z.array(ContactMessage).describe("Newest first; with `state=open`, oldest first"),
    ...pageResponse,
  })
  .meta({ id: "ContactPage" });

export const ContactStateBody = z
  .strictObject({
    state: requiredChoice(contactStates, states).meta({
      description: "Whether it was answered",
      examples: ["answered"],
    }),
  })
  .meta({ id: "ContactStateBody" });

/** The administrators' page has several messages: each button names its own. */
export const ContactStateForm = ContactStateBody.extend({
  id: requiredCode(errorMessage("messageMissing"), 100).meta(idMeta("Stable ID")),
});
