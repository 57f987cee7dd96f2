// Someone who has no account yet, as a sign-up form and the form of an administrator ask for them.
export const newcomer = {
  fullname: "Tess Twice",
  username: "tess",
  email: "tess@example.com",
  password: "a long password",
  phoneNumber: "2025550177",
  country: "US",
  currency: "USD",
};
