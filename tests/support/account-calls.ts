import { closeAccount } from '../../server/auth/accounts.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { registration } from './contract-requests.ts';
import { PASSWORD, type TestMember, type TestServer } from './server-harness.ts';

export const OTHER_PASSWORD = 'Other-42x';
export const MINUTE_MS = 60_000;

/** The calls of an account's life, of one server. */
export const accountCalls = (server: TestServer) => {
  const login = (email: string, password = PASSWORD, address?: string) =>
    server.call(endpoints.login, { body: { email, password }, address });
  return {
    login,
    /** What a sign-in says that the server has beyond the contract. */
    extensions: async (email: string): Promise<readonly string[]> =>
      (await (await login(email)).json()).extensions,
    register: (email: string, changes: object = {}, address?: string) =>
      server.call(endpoints.register, { body: { ...registration(email), ...changes }, address }),
    verify: (email: string, otp: string, address?: string) =>
      server.call(endpoints.verifyOtp, { params: { email }, body: { otp }, address }),
    resend: (email: string, address?: string) =>
      server.call(endpoints.resendOtp, { body: { email }, address }),
    forget: (email: string, address?: string) =>
      server.call(endpoints.forgetPassword, { body: { email }, address }),
    reset: (email: string, otp: string, password = OTHER_PASSWORD, address?: string) =>
      server.call(endpoints.resetPassword, {
        body: { email, otp, password, password2: password },
        address,
      }),
    changePassword: (id: string, password = PASSWORD, next = OTHER_PASSWORD, address?: string) =>
      server.call(endpoints.updatePassword, {
        body: { user_id: id, password, new_password: next },
        address,
      }),
    deleteAccount: ({ id, token }: TestMember) =>
      server.call(endpoints.deleteAccount, { params: { userId: id }, token }),
    /** As staff do. */
    close: ({ id }: TestMember) =>
      server.parts.db.transaction((tx) => closeAccount(tx, id, new Date(server.clock.now()))),
  };
};

/** A code that is certainly not the one mailed. */
export const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');
