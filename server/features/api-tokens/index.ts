import { endpoints, feature } from "../../http/feature";
import { createToken, listTokens, revokeToken } from "./manage-tokens";
import { apiTokenOperations } from "./operations";

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
