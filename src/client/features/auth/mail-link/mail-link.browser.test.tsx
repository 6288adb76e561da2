import { createElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { codeTypeOf } from '../../../../shared/entities/mail-code.ts'
import { drawPage } from '../../../testing/draw-page.tsx'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { MailLinkDialog } from './MailLinkDialog.tsx'
import { messages } from './messages.ts'

test.for(['register', 'bind', 'device'] as const)(
  'the question of a letter to %s names an unknown device',
  async (purpose) => {
    await drawPage()
    const letter = { type: codeTypeOf(purpose), email: 'lin@example.org', device: '', username: 'lin' }
    openOverlay(
      async () => MailLinkDialog,
      (Shown, state) => createElement(Shown, { ...state, secret: 's', letter }),
    )
    const text = messages(purpose, { email: 'lin@example.org', name: 'lin', device: messages('unknownDevice') })
    await expect.element(page.getByRole('dialog').getByText(text)).toBeVisible()
  },
)
