// Handlers of people: signing up and in, profiles, documents, and what visitors write.
import { changePassword } from "./accounts/change-password";
import { confirmPassword } from "./accounts/confirm-password";
import { createUser } from "./accounts/create-user";
import { deleteUser } from "./accounts/delete-user";
import { editProfile } from "./accounts/edit-profile";
import { editUser } from "./accounts/edit-user";
import { endOtherSessions, endSession } from "./accounts/end-session";
import { forgotPassword } from "./accounts/forgot-password";
import { listSessions } from "./accounts/list-sessions";
import { listUsers } from "./accounts/list-users";
import { login } from "./accounts/login";
import { logout } from "./accounts/logout";
import { readProfile } from "./accounts/read-profile";
import { readUser } from "./accounts/read-user";
import { register } from "./accounts/register";
import { resetPassword } from "./accounts/reset-password";
import { sendVerification, verifyEmail } from "./accounts/verify-email";
import { createToken } from "./api-tokens/create-token";
import { listTokens } from "./api-tokens/list-tokens";
import { revokeToken } from "./api-tokens/revoke-token";
import { listMessages } from "./contact/list-messages";
import { readMessage } from "./contact/read-message";
import { sendMessage } from "./contact/send-message";
import { setMessageState } from "./contact/set-message-state";
import { readDocument } from "./documents/read-document";
import type { HandlersOf } from "./handlers";
import { keepFile } from "./kept-files/keep-file";
import { uploadKyc } from "./kyc/upload-kyc";
import { readPersonalData } from "./personal-data/read-personal-data";
import { listDisclosures } from "./reveals/list-disclosures";
import { disable } from "./second-factor/disable";
import { enable } from "./second-factor/enable";
import { readState } from "./second-factor/read-state";
import { removeOf } from "./second-factor/remove-of";
import { renewCodes } from "./second-factor/renew-codes";
import { readPending, setUp } from "./second-factor/set-up";
import { verify } from "./second-factor/verify";

export const accountHandlers: HandlersOf<
  "auth" | "users" | "secondFactor" | "apiTokens" | "keptFiles" | "contact" | "documents"
> = {
  auth: {
    register,
    login,
    logout,
    profile: readProfile,
    profileByPost: readProfile,
    sessions: listSessions,
    endSession,
    endOtherSessions,
    confirmPassword,
    forgotPassword,
    resetPassword,
    changePassword,
    verifyEmail,
    sendVerification,
  },
  users: {
    profile: readProfile,
    profileByPost: readProfile,
    editProfile,
    list: listUsers,
    create: createUser,
    get: readUser,
    edit: editUser,
    remove: deleteUser,
    disclosures: listDisclosures,
    personalData: readPersonalData,
    uploadKyc,
  },
  secondFactor: {
    verify,
    state: readState,
    setUp,
    pending: readPending,
    enable,
    renewCodes,
    disable,
    removeOf,
  },
  apiTokens: { list: listTokens, create: createToken, revoke: revokeToken },
  keptFiles: { keep: keepFile },
  contact: { send: sendMessage, list: listMessages, read: readMessage, setState: setMessageState },
  documents: { read: readDocument },
};
