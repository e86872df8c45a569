import { createAction } from '@reduxjs/toolkit';

/** A project and the user who has paid for it. */
type PaidProject = { userId: number; projectId: number; title: string };

/** The backend has verified the payment for a project. */
export const projectPaid = createAction<PaidProject>('purchase/projectPaid');

/** A payment whose checkout was interrupted turned out to have arrived. */
export const paymentArrived = createAction<PaidProject>('purchase/paymentArrived');
