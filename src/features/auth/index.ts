export {
  authReducer,
  guestSession,
  hasAdminRole,
  isTokenRehydrated,
  profileUpdated,
  selectAuthStatus,
  selectToken,
  selectUser,
  sessionConfirmed,
  sessionExpired,
  signedIn,
  signedOut,
  storedToken,
  tokenChangedElsewhere,
  TOKEN_STORAGE_KEY,
} from './authSlice';
export { checkStoredSession, clearCachedResponses, sessionMessages } from './listeners';
export { followEmail } from './rememberedEmail';
export {
  entryState,
  isEntryPath,
  rememberLocation,
  returnPath,
  returnPathAfterRegistration,
  stateAfterEntry,
  useResumed,
} from './returnLocation';
export { useAuth } from './useAuth';
export { useLogout } from './useLogout';
