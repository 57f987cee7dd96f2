import { z } from "zod";
import { refusalMessages } from "../../kernel/refusals";

export const exampleProblem = {
  statusCode: 400,
  code: "validation_failed",
  message: refusalMessages.validation_failed.message,
  errors: { amount: ["Enter a valid amount"] },
};

/** A refusal as it crosses the wire. */
export const ProblemSchema = z
  .object({
    statusCode: z.int().min(400).max(599).describe("The HTTP status again"),
    code: z
      .string()
      .regex(/^[a-z_]+$/)
      .describe("Stable word for programs, from the list of codes"),
    message: z.string().describe("A sentence for people"),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe("Messages by field; dots lead into nested fields"),
    challenge: z
      .string()
      .optional()
      .describe("With `second_factor_needed` at the sign-in: send it back with the code"),
  })
  .meta({ id: "Problem", description: "A refused call", examples: [exampleProblem] });
