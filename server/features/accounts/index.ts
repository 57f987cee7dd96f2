import { endpoints, feature } from "../../http/feature";
import { readProfile } from "../profiles/read-profile";
import { changeEmail } from "./change-email";
import { confirmEmailChange } from "./confirm-new-email";
import { closeOwnAccount } from "./close-own-account";
import { closingOperations } from "./closing-operations";
import { createUser } from "./create-user";
import { deleteUser } from "./delete-user";
import { editProfile } from "./edit-profile";
import { editUser } from "./edit-user";
import { forgotPassword } from "./forgot-password";
import { listUsers } from "./list-users";
import { accountOperations } from "./operations";
import {
  cancelEmailChange,
  readEmailChange,
  requestEmailChange,
  resendEmailChange,
} from "./own-email-change";
import { ownEmailExamples } from "./own-email-mails";
import { ownEmailOperations } from "./own-email-operations";
import { passwordResetOperations } from "./password-reset-operations";
import { readUser } from "./read-user";
import { recoveryOperations } from "./recovery-operations";
import { removeSecondFactor } from "./remove-second-factor";
import { register } from "./register";
import { registrationOperations } from "./registration-operations";
import { resetPassword } from "./reset-password";
import { sendVerification, verifyEmail } from "./verify-email";
import { eraseClosedAccounts, closingEmailExamples } from "./close-account";
import { undoEmailChange } from "./undo-email-change";
import { welcomeEmailExamples } from "./welcome";
import { emailChangeEmailExamples } from "./email-change-mails";

export const accounts = feature("accounts", {
  endpoints: [
    ...endpoints(registrationOperations, {
      register,
      verifyEmail,
      sendVerification,
    }),
    ...endpoints(passwordResetOperations, {
      forgotPassword,
      resetPassword,
    }),
    ...endpoints(recoveryOperations, {
      resetSecondFactor: removeSecondFactor,
      changeEmail,
      confirmNewEmail: confirmEmailChange,
    }),
    ...endpoints(closingOperations, { closeOwnAccount }),
    ...endpoints(ownEmailOperations, {
      emailChange: readEmailChange,
      requestEmailChange,
      resendEmailChange,
      cancelEmailChange,
      undoEmailChange,
    }),
    ...endpoints(accountOperations, {
      profile: readProfile,
      profileByPost: readProfile,
      editProfile,
      list: listUsers,
      create: createUser,
      get: readUser,
      edit: editUser,
      remove: deleteUser,
    }),
  ],
  retention: [{ rows: "closed accounts", erase: eraseClosedAccounts }],
  emails: {
    ...welcomeEmailExamples,
    ...emailChangeEmailExamples,
    ...ownEmailExamples,
    ...closingEmailExamples,
  },
});
