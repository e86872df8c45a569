export { LeaveGuard } from './LeaveGuard';
export { leaveBy } from './leaveBy';
