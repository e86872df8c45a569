import type { ReactNode, Ref } from 'react';
import Alert from '@mui/material/Alert';

type NoticeProps = {
  tone: 'error' | 'info';
  /** One or two buttons. */
  actions?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** An alert whose role depends on its tone; it can take the focus. */
export function Notice({ tone, actions, ref, children }: NoticeProps) {
  return (
    <Alert
      ref={ref}
      severity={tone}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      action={actions}
    >
      {children}
    </Alert>
  );
}
