import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hearStepsFirst } from '@/lib/historySteps';
import { holdLeaving } from './leaveBy';
import { leavingPath } from './leavingPath';

/**
 * What somebody was doing when they were asked: going to an address, some steps through the history,
 * or leaving in a way of its own.
 */
type Exit = { to: string } | { delta: number } | { leave: () => void };

/** The place of the current entry in the history, as the router counts; null for a foreign entry. */
function historyIndex(): number | null {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : null;
}

/**
 * Keeps people from leaving by mistake while `isGuarding`: links, the browser's back and forward
 * buttons and what leaves by `leaveBy` are held until somebody has decided, and the browser asks
 * before the tab is closed or reloaded. The router's own blocker needs its data router, which every
 * first load would pay for.
 */
export function useLeaveGuard(isGuarding: boolean) {
  const navigate = useNavigate();
  const [exit, setExit] = useState<Exit | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isGuarding) return;
    const home = historyIndex();
    const holdLink = (event: MouseEvent) => {
      const to = leavingPath(event);
      if (to === null) return;
      // The router's links leave alone what is prevented; other handlers of the click still run.
      event.preventDefault();
      setExit({ to });
    };
    const holdStep = (event: PopStateEvent) => {
      const index = historyIndex();
      if (isLeaving.current || home === null || index === null || index === home) return;
      // The router must not hear of a step that is undone at once.
      event.stopImmediatePropagation();
      window.history.go(home - index);
      setExit({ delta: index - home });
    };
    const holdUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', holdLink, true);
    const endHearing = hearStepsFirst(holdStep);
    const endHolding = holdLeaving((leave) => setExit({ leave }));
    window.addEventListener('beforeunload', holdUnload);
    return () => {
      document.removeEventListener('click', holdLink, true);
      endHearing();
      endHolding();
      window.removeEventListener('beforeunload', holdUnload);
    };
  }, [isGuarding]);

  return {
    isAsking: exit !== null,
    stay: () => setExit(null),
    leave: () => {
      if (!exit) return;
      isLeaving.current = true;
      setExit(null);
      if ('to' in exit) void navigate(exit.to);
      else if ('delta' in exit) window.history.go(exit.delta);
      else exit.leave();
    },
  };
}
