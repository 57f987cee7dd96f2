// The features put together: what answers a call, over HTTP or in this process.
import { serveReference } from "./features/api-reference/serve-reference";
import { noteRefusedCall } from "./features/audit/note-refusal";
import { features } from "./features";
import { identify } from "./features/sign-in/identify";
import { apiApp } from "./http/app";
import type { Context } from "./http/context";
import { dispatcher } from "./http/dispatch";
import { plainCalls, type AnswerPlainly } from "./http/plain-calls";
import { operations } from "./operations";

const endpoints = features.flatMap((feature) => feature.endpoints);
const listed = endpoints.map(({ operation }) => operation);

export const dispatch = dispatcher({ endpoints, identify, noteRefusedCall });

/** Everything below /api. */
export const createApi = (context: Context) =>
  apiApp(context, {
    dispatch,
    operations: listed,
    routes: [
      serveReference(context.settings, operations),
      ...features.flatMap(({ routes }) => routes?.(context) ?? []),
    ],
  });

/** The same for what is JSON and nothing else. */
export const answerPlainly = (context: Context): AnswerPlainly =>
  plainCalls(context, { dispatch, operations: listed });
