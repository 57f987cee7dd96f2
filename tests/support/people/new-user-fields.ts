// A person without an account, with the fields of the sign-up form and of the administrators' form.
export const newUserFields = {
  fullname: "Tess Twice",
  username: "tess",
  email: "tess@example.com",
  password: "a long password",
  phoneNumber: "2025550177",
  country: "US",
  currency: "USD",
};
