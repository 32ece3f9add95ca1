import { sendChat } from '../../../contract/coach/chat.ts';
import { holdsExchange, replyIdOf } from '../../../domain/coach/chat/messages.ts';
import { ok } from '../../../terms/result.ts';
import { appendMessage, readMessages } from '../../rows/messages.ts';
import type { ChangeKinds } from './change-kind.ts';

export const chatChanges: ChangeKinds<'chat.send'> = {
  'chat.send': {
    name: 'Message to the coach',
    lane: 'chat',
    latestWins: false,
    sealed: false,
    endpoint: sendChat,
    send: async (api, { memberId, headers }, payload) => {
      const params = { id: memberId };
      const answer = await api.call(sendChat, { onBehalfOf: memberId, headers, params, body: payload });
      return answer.ok ? ok({ kind: 'reply', text: answer.value.message }) : answer;
    },
    acknowledged: async (db, { row, payload, delivery, now }) => {
      const question = payload.message.trim();
      const answer = delivery?.kind === 'reply' ? delivery.text : null;
      // After a refusal the thread may have been fetched with this message in it; it must not be appended again.
      const isListed =
        row.wasRefused === true && answer !== null && holdsExchange(await readMessages(db), question, answer);
      if (isListed) return [];
      const at = Math.floor(row.createdAt / 1000);
      await appendMessage(db, { id: row.id, role: 'user', text: question, at });
      if (answer === null) return ['chat'];
      const answeredAt = Math.floor(now / 1000);
      await appendMessage(db, { id: replyIdOf(row.id), role: 'assistant', text: answer, at: answeredAt });
      return [];
    },
  },
};
