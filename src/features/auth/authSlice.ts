import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import type { User } from '@/api/accountApi';
import type { RootState } from '@/store';
import type { StoredField } from '@/store/storedField';

/** `loading` until a stored token is checked. The user is kept in memory; only the token is stored. */
export type AuthState = {
  status: 'loading' | 'anonymous' | 'authenticated';
  token: string | null;
  user: User | null;
  /** What ended the last session in this tab, or null; `elsewhere` is the end in another tab. */
  endedBy: 'logout' | 'expiry' | 'elsewhere' | null;
};

/** The profile fields that a user may change. */
export type ProfileValues = { name: string; email: string; phone: string };

/** Key of the token in browser storage (specification, section 4). */
export const TOKEN_STORAGE_KEY = 'token';

const noSession = { token: null, user: null, endedBy: null } as const;
const initialState: AuthState = { ...noSession, status: 'loading' };

/** The session that prerendered pages are drawn and hydrated with: a guest's. */
export const guestSession: AuthState = { ...noSession, status: 'anonymous' };

function ended(by: AuthState['endedBy']): AuthState {
  return { ...noSession, status: 'anonymous', endedBy: by };
}

type RehydrateAction = { type: string; key: string; payload?: { token?: string | null } };

/** True for the action that restores the stored token, if any. */
export function isTokenRehydrated(action: { type: string }): action is RehydrateAction {
  return action.type === REHYDRATE && (action as RehydrateAction).key === TOKEN_STORAGE_KEY;
}

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn(_state, { payload }: PayloadAction<{ token: string; user: User }>): AuthState {
      return { ...payload, status: 'authenticated', endedBy: null };
    },
    signedOut: () => ended('logout'),
    /** The backend rejected the token; the user has to log in again. */
    sessionExpired: () => ended('expiry'),
    sessionConfirmed(state, { payload: user }: PayloadAction<User>) {
      state.status = 'authenticated';
      state.user = user;
    },
    /** The user changed fields of the profile. */
    profileUpdated(state, { payload }: PayloadAction<ProfileValues>) {
      if (state.user) Object.assign(state.user, payload);
    },
    /** The session goes on with another token. */
    tokenRenewed(state, { payload: token }: PayloadAction<string>) {
      state.token = token;
    },
    /** The stored token could not be checked; it is kept for the next start. */
    sessionUnconfirmed(state) {
      state.status = 'anonymous';
    },
    /** Another tab signed in, signed out, switched users or renewed the token. */
    tokenChangedElsewhere(state, { payload: token }: PayloadAction<string | null>) {
      if (token === state.token) return state;
      return token ? { ...noSession, status: 'loading', token } : ended('elsewhere');
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isTokenRehydrated, (state, { payload }) => {
      // The user may have signed in before the storage was read.
      if (state.status === 'loading' && !payload?.token) state.status = 'anonymous';
    });
  },
});

export const {
  signedIn,
  signedOut,
  sessionExpired,
  sessionConfirmed,
  sessionUnconfirmed,
  profileUpdated,
  tokenRenewed,
  tokenChangedElsewhere,
} = authSlice.actions;
export const authReducer = authSlice.reducer;

declare module '@/store' {
  interface RootState {
    auth: AuthState;
  }
}

/** The status of the session; `loading` while it is unknown. */
export const selectAuthStatus = (state: Pick<RootState, 'auth'>) => state.auth.status;
/** The bearer token, or null. */
export const selectToken = (state: Pick<RootState, 'auth'>) => state.auth.token;
/** What ended the last session in this tab, or null. */
export const selectEndedBy = (state: Pick<RootState, 'auth'>) => state.auth.endedBy;
/** The signed-in user, or null. */
export const selectUser = (state: Pick<RootState, 'auth'>) => state.auth.user;
/** True only for the role `admin` (specification, section 6). */
export const hasAdminRole = ({ role }: Pick<User, 'role'>): boolean => role === 'admin';
/** Whether an admin is signed in. */
export const selectIsAdmin = ({ auth: { user } }: Pick<RootState, 'auth'>) =>
  user !== null && hasAdminRole(user);

/** A token is a single word of printable characters; anything else would break the header. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;

/** The raw token in browser storage. */
export const storedToken: StoredField<string | null> = {
  name: 'token',
  keys: () => [TOKEN_STORAGE_KEY],
  select: selectToken,
  toTexts: (token) => new Map(token ? [[TOKEN_STORAGE_KEY, token]] : []),
  parse: (texts) => {
    const text = texts.get(TOKEN_STORAGE_KEY) ?? '';
    return TOKEN.test(text) ? text : null;
  },
  changedElsewhere: tokenChangedElsewhere,
};
