export {
  authReducer,
  hasAdminRole,
  isTokenRehydrated,
  selectToken,
  selectUser,
  sessionConfirmed,
  sessionExpired,
  signedIn,
  signedOut,
  tokenChangedElsewhere,
  TOKEN_STORAGE_KEY,
} from './authSlice';
export { checkStoredSession, clearCachedResponses } from './listeners';
export {
  entryState,
  isEntryPath,
  rememberLocation,
  returnPath,
  returnPathAfterRegistration,
  stateAfterEntry,
} from './returnLocation';
export { useAuth } from './useAuth';
export { useLogout } from './useLogout';
export { useResumed } from './useResumed';
