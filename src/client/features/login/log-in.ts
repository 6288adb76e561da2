import type * as v from 'valibot'
import type { loginOutput } from '../../../shared/api/account.ts'
import { CODE } from '../../../shared/api/endpoint.ts'
import { CallError } from '../../core/call.ts'
import { showToast } from '../../ui/overlay/toast/toast.ts'
import { greetingsByHour } from '../clock/lazy.ts'
import { setLogin } from '../session/lazy.ts'
import { askServer } from './ask-server.ts'
import { messages } from './messages.ts'

/** Whether a token can be bound to a cookie: over https alone. */
export const canBind = () => location.protocol === 'https:'

/**
 * Logs in and greets. @param ask asks the server for a login
 * @returns what it has come to: `needsCode` where the server has sent a code by mail, which it wants first
 */
export async function logIn(
  ask: () => Promise<v.InferOutput<typeof loginOutput>>,
): Promise<'done' | 'needsCode' | 'failed'> {
  let needsCode = false
  const isDone = await askServer(async () => {
    const { token, info } = await ask().catch((error: unknown) => {
      needsCode = error instanceof CallError && error.code === CODE.needsCode
      throw error
    })
    await setLogin({ token, info })
    const greeting = greetingsByHour()[new Date().getHours()] ?? ''
    showToast({ kind: 'success', text: messages('welcome', { greeting, name: info.nickname }) })
  })
  return isDone ? 'done' : needsCode ? 'needsCode' : 'failed'
}
