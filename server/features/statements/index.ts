import { endpoints, feature } from "../../http/feature";
import { listStatements } from "./list-statements";
import { statementOperations } from "./operations";
import { readStatement } from "./read-statement";

export const statements = feature("statements", {
  endpoints: [
    ...endpoints(statementOperations, {
      list: listStatements,
      get: readStatement,
    }),
  ],
});
