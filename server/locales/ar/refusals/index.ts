// Messages of refused requests, by code.
import account from "./account";
import decision from "./decision";
import payment from "./payment";
import request from "./request";
import signIn from "./sign-in";

export default { ...request, ...signIn, ...account, ...payment, ...decision };
