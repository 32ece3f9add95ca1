import { getThread, getThreadMessages } from '../contract/chat.ts';
import type { AnswerOf } from '../contract/endpoint.ts';
import type { AppError } from '../domain/app-error.ts';
import type { ThreadMessage } from '../domain/chat/messages.ts';
import { ok, type Result } from '../domain/result.ts';
import type { ApiClient } from './api-client.ts';

type Listed = AnswerOf<typeof getThreadMessages>['data'];

/** Oldest first. A list that does not tell by its times which way it runs comes newest first. */
export const readThreadMessages = (listed: Listed): readonly ThreadMessage[] => {
  const [first] = listed;
  const oldestFirst = (first?.created_at ?? 0) < (listed.at(-1)?.created_at ?? 0);
  return (oldestFirst ? listed : listed.toReversed())
    .map(({ id, role, content, created_at }) => ({
      id,
      role,
      text: content[0]?.text.value ?? '',
      at: created_at,
    }))
    .sort((a, b) => a.at - b.at);
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
