import { sendMailCode } from '../../../../../shared/api/mail-code.ts'
import { codeTypeOf } from '../../../../../shared/entities/mail-code.ts'
import { call } from '../../../../core/net/call.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { askServer } from '../ask-server.ts'
import { messages } from '../messages.ts'

interface CodeOrder {
  readonly purpose: 'register' | 'reset' | 'bind'
  readonly email: string
  readonly username?: string
}

/** Has a code sent. @returns the seconds until another one may be; undefined if it failed, which has been said */
export async function sendCode({ purpose, ...rest }: CodeOrder): Promise<number | undefined> {
  let seconds: number | undefined
  await askServer(async () => {
    seconds = (await call(sendMailCode, { type: codeTypeOf(purpose), ...rest })).seconds
    showToast({ kind: 'success', text: messages('codeSent', { address: rest.email }) })
  })
  return seconds
}
