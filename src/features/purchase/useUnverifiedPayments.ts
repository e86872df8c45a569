import { useSelector } from 'react-redux';
import { useAuth } from '@/features/auth';
import {
  selectUnverifiedPayments,
  type UnverifiedPayment,
  type UnverifiedPaymentsState,
} from './unverifiedPaymentsSlice';

/** The signed-in person's payments that the backend has not verified yet. */
export function useUnverifiedPayments(): UnverifiedPayment[] {
  const { user } = useAuth();
  return useSelector((state: { unverifiedPayments: UnverifiedPaymentsState }) =>
    selectUnverifiedPayments(state, user?.id),
  );
}
