import { endpoints, feature } from "../../http/feature";
import { createToken } from "./create-token";
import { listTokens } from "./list-tokens";
import { apiTokenOperations } from "./operations";
import { revokeToken } from "./revoke-token";

export const apiTokens = feature("api-tokens", {
  endpoints: [
    ...endpoints(apiTokenOperations, {
      list: listTokens,
      create: createToken,
      revoke: revokeToken,
    }),
  ],
  erase: { tables: { api_tokens: [] } },
});
