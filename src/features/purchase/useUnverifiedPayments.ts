import { useAuth } from '@/features/auth';
import { useAppSelector } from '@/store';
import {
  selectInterruptedOrders,
  selectRefusedPayments,
  selectUnverifiedPayments,
  type OpenedOrder,
  type UnverifiedPayment,
} from './unverifiedPaymentsSlice';

/** Returns the signed-in user's payments that the backend has not verified yet. */
export function useUnverifiedPayments(): UnverifiedPayment[] {
  const { user } = useAuth();
  return useAppSelector((state) => selectUnverifiedPayments(state, user?.id));
}

/** Returns the signed-in user's payments that the backend has refused, until they are dismissed. */
export function useRefusedPayments(): UnverifiedPayment[] {
  const { user } = useAuth();
  return useAppSelector((state) => selectRefusedPayments(state, user?.id));
}

/** Returns the signed-in user's interrupted orders whose result could not be found out. */
export function useInterruptedOrders(): OpenedOrder[] {
  const { user } = useAuth();
  return useAppSelector((state) => selectInterruptedOrders(state, user?.id));
}
