import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginResponse, LoginArg>({
      query: (queryArg) => ({
        url: `/api/auth/login`,
        method: "POST",
        body: queryArg.loginRequest,
      }),
    }),
    register: build.mutation<RegisterResponse, RegisterArg>({
      query: (queryArg) => ({
        url: `/api/auth/register`,
        method: "POST",
        body: queryArg.registerRequest,
      }),
    }),
    getProfile: build.query<GetProfileResponse, GetProfileArg>({
      query: () => ({ url: `/api/auth/profile` }),
    }),
    updateProfile: build.mutation<UpdateProfileResponse, UpdateProfileArg>({
      query: (queryArg) => ({
        url: `/api/auth/profile`,
        method: "PUT",
        body: queryArg.profileUpdate,
      }),
    }),
    changePassword: build.mutation<ChangePasswordResponse, ChangePasswordArg>({
      query: (queryArg) => ({
        url: `/api/auth/change-password`,
        method: "PUT",
        body: queryArg.passwordChange,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as authApi };
export type LoginResponse = /** status 200 Signed in */ AuthAnswer;
export type LoginArg = {
  loginRequest: LoginRequest;
};
export type RegisterResponse =
  /** status 201 Account created and signed in */ AuthAnswer;
export type RegisterArg = {
  registerRequest: RegisterRequest;
};
export type GetProfileResponse =
  /** status 200 The person that the token belongs to */ {
    user: User;
  };
export type GetProfileArg = void;
export type UpdateProfileResponse =
  /** status 200 The profile was changed */ ProfileAnswer;
export type UpdateProfileArg = {
  profileUpdate: ProfileUpdate;
};
export type ChangePasswordResponse =
  /** status 200 The password was changed; unless the response has no new token, earlier ones answer 401 from now on */ PasswordChanged;
export type ChangePasswordArg = {
  passwordChange: PasswordChange;
};
export type User = {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  /** Sent at registration and at a change; never in an answer */
  password?: string;
  created_at: string;
  is_verified: boolean;
  /** `admin` is the privileged value; every other value is a normal user */
  role: string;
};
export type AuthAnswer = {
  success?: boolean;
  token: string;
  user: User;
};
export type Error = {
  success?: boolean;
  /** A sentence that the person may be shown */
  message: string;
};
export type LoginRequest = {
  email: string;
  password: string;
};
export type Phone = string;
export type RegisterRequest = {
  name: string;
  email: string;
  phone: Phone;
  password: string;
  agreeToTerms: true;
};
export type ProfileAnswer = {
  success?: boolean;
  message?: string;
  /** The new address, if it has to be confirmed first; left out otherwise */
  pending_email?: string;
};
export type ProfileUpdate = {
  name?: string;
  email?: string;
  phone?: Phone;
};
export type PasswordChanged = {
  success?: boolean;
  message?: string;
  /** Of the caller's new session; left out where the current one goes on */
  token?: string;
};
export type PasswordChange = {
  currentPassword: string;
  newPassword: string;
};
import { expectResponses } from "../responseShapes";
expectResponses({
  login: { token: "text", user: "entity" },
  register: { token: "text", user: "entity" },
  getProfile: { user: "entity" },
});
