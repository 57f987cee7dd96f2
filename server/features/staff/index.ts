import { endpoints, feature } from "../../http/feature";
import { changeRoles, endStaff } from "./change-roles";
import { inviteAgain, inviteStaff } from "./invite-staff";
import { listStaff } from "./list-staff";
import { staffOperations } from "./operations";
import { staffEmailExamples } from "./staff-mails";

export const staff = feature("staff", {
  endpoints: [
    ...endpoints(staffOperations, {
      list: listStaff,
      invite: inviteStaff,
      inviteAgain,
      changeRoles,
      end: endStaff,
    }),
  ],
  emails: staffEmailExamples,
});
