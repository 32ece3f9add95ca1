import type { BodyOf } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { ApiClient } from '../../../device/api/api-client.ts';
import type { AppError } from '../../../terms/app-error.ts';
import { err, ok, type Result } from '../../../terms/result.ts';

/** The calls of signing up, signing in and resetting. None carries a token, none is ever queued. */

export const register = (api: ApiClient, body: BodyOf<typeof endpoints.register>) =>
  api.call(endpoints.register, { body });

/** Any truthy answer is success; the contract promises nothing else about it. */
export const verifyOtp = async (
  api: ApiClient,
  email: string,
  otp: string,
): Promise<Result<void, AppError>> => {
  const answer = await api.call(endpoints.verifyOtp, { params: { email }, body: { otp } });
  if (!answer.ok) return answer;
  return answer.value ? ok(undefined) : err({ kind: 'malformed', status: 200, reason: 'not truthy' });
};

export const resendOtp = (api: ApiClient, email: string) =>
  api.call(endpoints.resendOtp, { body: { email } });

export const forgetPassword = (api: ApiClient, email: string) =>
  api.call(endpoints.forgetPassword, { body: { email } });

export const resetPassword = (api: ApiClient, body: BodyOf<typeof endpoints.resetPassword>) =>
  api.call(endpoints.resetPassword, { body });
