import { z } from "zod";
import { messageFor } from "../../kernel/refusals";

export const exampleProblem = {
  statusCode: 400,
  code: "validation_failed",
  message: messageFor("validation_failed", {}, "en"),
  errors: { amount: ["Enter a valid amount"] },
};

/** A refusal in a response. */
export const ProblemSchema = z
  .object({
    statusCode: z.int().min(400).max(599).describe("The HTTP status code"),
    code: z
      .string()
      .regex(/^[a-z_]+$/)
      .describe("Stable error code for programs"),
    message: z.string().describe("Human-readable message"),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe("Messages by field; dots separate nested fields"),
    challenge: z
      .string()
      .optional()
      .describe("With `second_factor_needed`: send it back with the code"),
  })
  .meta({ id: "Problem", description: "An error response", examples: [exampleProblem] });
