import { createAction } from '@reduxjs/toolkit';

/** A project and the user who has paid for it. */
type PaidProject = { userId: number; projectId: number; title: string };

/** The backend has verified the payment of a project. */
export const projectPaid = createAction<PaidProject>('purchase/projectPaid');

/** The payment of an interrupted checkout turned out to be complete. */
export const paymentArrived = createAction<PaidProject>('purchase/paymentArrived');
