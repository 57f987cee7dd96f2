import { endpoints, feature } from "../../http/feature";
import { listAudit } from "./list-audit";
import { auditOperations } from "./operations";

export const auditLog = feature("audit-log", {
  endpoints: [
    ...endpoints(auditOperations, {
      list: listAudit,
    }),
  ],
});
