// People: their own profile, and everybody for administrators.
import type { Endpoint } from "../endpoint";
import { Done, Profile, User } from "../schemas/accounts";
import { DisclosurePage, DisclosureQuery } from "../schemas/disclosures";
import { KycUploadAnswer, KycUploadBody } from "../schemas/kyc";
import { PersonalData } from "../schemas/personal-data";
import { UserDeletionBody } from "../schemas/user-deletion";
import {
  ProfileEditBody,
  UserCreateBody,
  UserEditBody,
  UserPage,
  UserQuery,
} from "../schemas/users";

export const userEndpoints = {
  profile: {
    method: "GET",
    path: "/users/profile",
    access: "signed-in",
    summary: "The person signed in",
    answer: Profile,
  },
  profileByPost: {
    method: "POST",
    path: "/users/profile",
    access: "signed-in",
    summary: "The person signed in",
    answer: Profile,
    makesNothing: true,
  },
  editProfile: {
    method: "PATCH",
    path: "/users/profile",
    access: "signed-in",
    summary: "Change one's own details",
    body: ProfileEditBody,
    answer: User,
  },
  list: {
    method: "GET",
    path: "/users",
    access: "admin",
    summary: "People, newest first",
    query: UserQuery,
    answer: UserPage,
  },
  create: {
    method: "POST",
    path: "/users",
    access: "admin",
    summary: "Sign somebody up",
    body: UserCreateBody,
    answer: User,
  },
  get: {
    method: "GET",
    path: "/users/{id}",
    access: "signed-in",
    summary: "One person: oneself, or anybody for an admin",
    answer: User,
  },
  edit: {
    method: "PATCH",
    path: "/users/{id}",
    access: "admin",
    summary: "Change somebody's details, account status or KYC status",
    body: UserEditBody,
    answer: User,
  },
  remove: {
    method: "DELETE",
    path: "/users/{id}",
    access: "admin",
    summary:
      "Delete somebody: what is pending is cancelled, the wallet closed, everything personal erased",
    body: UserDeletionBody,
    answer: Done,
  },
  disclosures: {
    method: "GET",
    path: "/users/profile/disclosures",
    access: "signed-in",
    summary: "When administrators saw one's card, bank details or documents, newest first",
    query: DisclosureQuery,
    answer: DisclosurePage,
  },
  personalData: {
    method: "GET",
    path: "/users/profile/data",
    access: "signed-in",
    summary: "Everything that is held about one. Asks for the password again",
    answer: PersonalData,
  },
  uploadKyc: {
    method: "POST",
    path: "/users/kyc/upload-multiple",
    access: "signed-in",
    summary: "Hand in identity documents",
    body: KycUploadBody,
    encoding: "multipart",
    answer: KycUploadAnswer,
  },
} as const satisfies Record<string, Endpoint>;
