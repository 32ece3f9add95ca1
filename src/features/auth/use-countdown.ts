import { useEffect, useState } from 'react';

/** Whole seconds until zero; `restart` begins again from a number of seconds. */
export const useCountdown = (seconds: number): { left: number; restart: (seconds: number) => void } => {
  const [left, setLeft] = useState(seconds);
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return { left, restart: setLeft };
};
