import type { login, register } from '../../../shared/api/account.ts'
import { call } from '../../core/call.ts'
import { showToast } from '../../ui/overlay/toast/toast.ts'
import { greetingsByHour } from '../clock/lazy.ts'
import { setLogin } from '../session/lazy.ts'
import { askServer } from './ask-server.ts'
import { messages } from './messages.ts'

/** Whether a token can be bound to a cookie: over https alone. */
export const canBind = () => location.protocol === 'https:'

/** Logs in, or registers, and greets. @returns whether it came to a login */
export function logIn(
  endpoint: typeof login | typeof register,
  input: { readonly username: string; readonly password: string },
): Promise<boolean> {
  return askServer(async () => {
    const { token, info } = await call(endpoint, { ...input, bind: canBind() })
    await setLogin({ token, info })
    const greeting = greetingsByHour()[new Date().getHours()] ?? ''
    showToast({ kind: 'success', text: messages('welcome', { greeting, name: info.nickname }) })
  })
}
