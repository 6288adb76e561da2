import { createElement } from 'react'
import { openOverlay } from '../../../../ui/overlay/overlay.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { messages } from '../messages.ts'
import { readPicture } from './crop-picture.ts'
import type { PasswordQuestion } from './password-question.ts'

/** Asks for the password before something that a stranger at an open page must not do. */
export function askPassword(question: PasswordQuestion): void {
  openOverlay(
    () => import('./PasswordDialog.tsx'),
    ({ PasswordDialog }, state) => createElement(PasswordDialog, { ...state, question }),
  )
}

/** Opens the choice of a part of a picture as the user's own; a file that is none is told. */
export async function openAvatar(file: Blob): Promise<void> {
  const picture = await readPicture(file)
  if (picture === undefined) {
    showToast({ kind: 'error', text: messages('pictureFailed') })
    return
  }
  openOverlay(
    () => import('./AvatarDialog.tsx'),
    ({ AvatarDialog }, state) => createElement(AvatarDialog, { ...state, file, picture }),
  )
}

/** Opens the form that binds an e-mail address. */
export function openEmail(): void {
  openOverlay(
    () => import('./EmailDialog.tsx'),
    ({ EmailDialog }, state) => createElement(EmailDialog, state),
  )
}

/** Opens the code that binds a user of the mini-program, after the password. */
export function openWechat(username: string): void {
  openOverlay(
    () => import('./WechatDialog.tsx'),
    ({ WechatDialog }, state) => createElement(WechatDialog, { ...state, username }),
  )
}

/** Opens the form that changes the password. */
export function openChangePassword(): void {
  openOverlay(
    () => import('./ChangePasswordDialog.tsx'),
    ({ ChangePasswordDialog }, state) => createElement(ChangePasswordDialog, state),
  )
}
