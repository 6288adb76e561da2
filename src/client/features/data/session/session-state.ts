import { createStore } from 'zustand/vanilla'
import type { UserInfo } from '../../../../shared/entities/account.ts'

/** A login of this browser. */
export interface Login {
  readonly token: string
  readonly info: UserInfo
}

/** Who is logged in, in all tabs; undefined for a guest. It is no document: it is in no backup and no export. */
export const session = createStore<{ readonly login: Login | undefined }>()(() => ({ login: undefined }))
