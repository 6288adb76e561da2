import type * as v from 'valibot'
import type { loginOutput } from '../../../../shared/api/account.ts'
import { CODE } from '../../../../shared/api/endpoint.ts'
import { CallError } from '../../../core/net/call-error.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { setLogin } from '../../data/session/lazy.ts'
import { greetingsByHour } from '../../look/clock/lazy.ts'
import { askServer } from './ask-server.ts'
import { messages } from './messages.ts'

/** What the server answers to whoever logs in. */
export type NewLogin = v.InferOutput<typeof loginOutput>

/** Whether a token can be bound to a cookie: over https alone. */
export const canBind = () => location.protocol === 'https:'

/** Keeps a login and greets. */
export async function enter(login: NewLogin): Promise<void> {
  await setLogin(login)
  const greeting = greetingsByHour()[new Date().getHours()] ?? ''
  showToast({ kind: 'success', text: messages('welcome', { greeting, name: login.info.nickname }) })
}

/**
 * Logs in and greets. @param ask asks the server for a login
 * @returns what it has come to: `needsCode` where the server has sent a code by mail, which it wants first
 */
export async function logIn(ask: () => Promise<NewLogin>): Promise<'done' | 'needsCode' | 'failed'> {
  let needsCode = false
  const isDone = await askServer(async () => {
    const login = await ask().catch((error: unknown) => {
      needsCode = error instanceof CallError && error.code === CODE.needsCode
      throw error
    })
    await enter(login)
  })
  return isDone ? 'done' : needsCode ? 'needsCode' : 'failed'
}
