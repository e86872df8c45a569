import { createAction } from '@reduxjs/toolkit';

/** A project and the user who has paid for it. */
type PaidProject = { userId: number; projectId: number; title: string };

const prepare = (project: PaidProject) => ({ payload: { ...project, at: Date.now() } });

/** The backend has verified the payment of a project. */
export const projectPaid = createAction('purchase/projectPaid', prepare);

/** The payment of an interrupted checkout turned out to be complete. */
export const paymentArrived = createAction('purchase/paymentArrived', prepare);
