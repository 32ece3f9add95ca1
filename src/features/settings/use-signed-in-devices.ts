import { useCallback, useEffect, useState } from 'react';
import { type ListedSession, listSessions } from '../../contract/sessions.ts';
import { useOnline, useSession } from '../../ports/hooks.ts';
import { usePorts } from '../../ports/ports.tsx';
import { failed, type Words } from './words.ts';

/** The list as the backend has it now: no copy of it is kept. */
export const useSignedInDevices = (declared: boolean) => {
  const { api } = usePorts();
  const online = useOnline();
  const access = useSession()?.access ?? null;
  const [sessions, setSessions] = useState<readonly ListedSession[] | null>(null);
  const [failure, setFailure] = useState<Words | null>(null);

  const reload = useCallback(async (): Promise<void> => {
    const answer = await api.call(listSessions, {});
    setSessions(answer.ok ? answer.value.sessions : null);
    setFailure(answer.ok ? null : failed('listSessions', answer.error));
  }, [api]);

  useEffect(() => {
    if (!declared) return;
    if (online && access !== null) void reload();
    else {
      setSessions(null);
      setFailure(failed('listSessions', { kind: online ? 'unauthorized' : 'offline' }));
    }
  }, [declared, online, access, reload]);

  return { sessions, failure, reload };
};
