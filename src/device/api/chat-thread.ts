import { getThread, getThreadMessages } from '../../contract/coach/chat.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import type { ThreadMessage } from '../../domain/coach/chat/messages.ts';
import type { AppError } from '../../terms/app-error.ts';
import { ok, type Result } from '../../terms/result.ts';
import type { ApiClient } from './api-client.ts';

type Listed = AnswerOf<typeof getThreadMessages>['data'];

/** The last second that a date can be of. */
const LAST_SECOND = 8.64e12;

/**
 * Oldest first. A time that no calendar has counts as none (0). The list's own order counts, not its times: a server's
 * clock may have been set back between two messages. Most neighbours tell which way it runs; one that tells nothing comes newest first.
 */
export const readThreadMessages = (listed: Listed): readonly ThreadMessage[] => {
  const steps = listed
    .slice(1)
    .map(({ created_at }, at) => Math.sign(created_at - (listed[at]?.created_at ?? 0)));
  const oldestFirst = steps.reduce((sum, step) => sum + step, 0) > 0;
  return (oldestFirst ? listed : listed.toReversed()).map(({ id, role, content, created_at }) => ({
    id,
    role,
    text: content[0]?.text.value ?? '',
    at: Math.abs(created_at) <= LAST_SECOND ? created_at : 0,
  }));
};

/** Reads a member's conversation off the server. It asks for the thread's id once; the id never changes. */
export const createThreadReader = (
  api: ApiClient,
): ((memberId: string) => Promise<Result<readonly ThreadMessage[], AppError>>) => {
  const threads = new Map<string, string>();

  const threadOf = async (memberId: string): Promise<Result<string, AppError>> => {
    const known = threads.get(memberId);
    if (known !== undefined) return ok(known);
    const answer = await api.call(getThread, { params: { id: memberId } });
    if (!answer.ok) return answer;
    threads.set(memberId, answer.value.thread);
    return ok(answer.value.thread);
  };

  return async (memberId) => {
    const thread = await threadOf(memberId);
    if (!thread.ok) return thread;
    const listed = await api.call(getThreadMessages, {
      params: { thread: thread.value },
      onBehalfOf: memberId,
    });
    if (!listed.ok) {
      threads.delete(memberId);
      return listed;
    }
    return ok(readThreadMessages(listed.value.data));
  };
};
