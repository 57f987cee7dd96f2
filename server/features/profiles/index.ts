import { endpoints, feature } from "../../http/feature";
import { profileOperations } from "./operations";
import { readProfile } from "./read-profile";

export const profiles = feature("profiles", {
  endpoints: [
    ...endpoints(profileOperations, {
      profile: readProfile,
      profileByPost: readProfile,
    }),
  ],
});
