import { endpoints, feature } from "../../http/feature";
import { listStatements } from "./list-statements";
import { statementOperations } from "./operations";
import { readStatement, readYearlyStatement } from "./read-statement";

export const statements = feature("statements", {
  endpoints: [
    ...endpoints(statementOperations, {
      list: listStatements,
      get: readStatement,
      year: readYearlyStatement,
    }),
  ],
});
