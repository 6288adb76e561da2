import { useStore } from 'zustand'
import { ADMIN } from '../../../../shared/entities/account.ts'
import { session } from './session-state.ts'

/** Whether the administrator of the server is logged in here. */
export const isAdmin = ({ login } = session.getState()): boolean => login?.info.username === ADMIN

/** `isAdmin`, for views. */
export const useIsAdmin = (): boolean => useStore(session, isAdmin)
