// Combines the features into the backend that answers calls, over HTTP or in process.
import type { Backend } from "./backend-types";
import { serveReference } from "./features/api-reference/serve-reference";
import { recordRefusedCall } from "./features/audit/record-refusal";
import { features } from "./features";
import { withApprovals } from "./features/second-approval/with-approval";
import { identify } from "./features/sign-in/identify";
import { apiHandler } from "./http/api-handler";
import { apiApp } from "./http/app";
import type { Context } from "./http/context";
import { dispatcher } from "./http/dispatch";
import type { Feature } from "./http/feature";
import { operations } from "./operations";

/** The API of these features, and the operations that its document describes. */
export function apiOf(
  composed: readonly Feature[],
  documented: Parameters<typeof serveReference>[1],
) {
  const endpoints = withApprovals(composed.flatMap((feature) => feature.endpoints));
  const listed = endpoints.map(({ operation }) => operation);
  const dispatch = dispatcher({ endpoints, identify, recordRefusedCall });

  /** Answers requests under /api. */
  const createApi = (context: Context): Pick<Backend, "fetch"> => {
    const routes = [
      serveReference(context.settings, documented),
      ...composed.flatMap(({ routes }) => routes?.(context) ?? []),
    ];
    const others = routes.flatMap(({ routes: served }) => served);
    const handler = apiHandler(context, { dispatch, operations: listed, others });
    const app = apiApp(context, { handler, routes });
    return { fetch: async (request) => app.fetch(request) };
  };
  return { dispatch, createApi };
}

export const { dispatch, createApi } = apiOf(features, operations);
