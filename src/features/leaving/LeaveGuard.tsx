import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useLeaveGuard } from './useLeaveGuard';

type LeaveGuardProps = {
  /** Whether there is something that would be lost. */
  isGuarding: boolean;
  /** Called when somebody has decided to lose it. */
  onLeave: () => void;
};

/** Asks before somebody leaves a page on which something would be lost. */
export function LeaveGuard({ isGuarding, onLeave }: LeaveGuardProps) {
  const { isAsking, stay, leave } = useLeaveGuard(isGuarding);
  if (!isAsking) return null;
  return (
    <ConfirmDialog
      heading="Leave without saving?"
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      isDangerous
      onConfirm={async () => {
        onLeave();
        leave();
        return null;
      }}
      onClose={stay}
    >
      What you changed on this page is not saved yet and would be lost.
    </ConfirmDialog>
  );
}
