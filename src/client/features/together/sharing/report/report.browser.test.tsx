import { afterEach, beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { CODE } from '../../../../../shared/api/endpoint.ts'
import { reportShare } from '../../../../../shared/api/sharing.ts'
import type { UserInfo } from '../../../../../shared/entities/account.ts'
import { connect } from '../../../../core/net/call.ts'
import { testCallPorts } from '../../../../core/testing.ts'
import { drawPage } from '../../../../testing/draw-page.tsx'
import { find } from '../../../../testing/elements.ts'
import { choose } from '../../../../testing/menus.ts'
import { openOverlay } from '../../../../ui/overlay/overlay.ts'
import login from '../../../auth/login/locales/zh-CN.json'
import { session } from '../../../data/session/index.ts'
import sharing from '../locales/zh-CN.json'
import { ReportButton } from './ReportButton.tsx'

const { findViolations } = commands

const share = { id: 'a'.repeat(22), name: '海边下班' }
const dialog = () => page.getByRole('dialog', { name: sharing.reportTitle.replace('{name}', share.name) })

let sent: unknown[]
let refusal: { readonly code: number; readonly msg: string } | undefined
beforeEach(() => {
  sent = []
  refusal = undefined
})
afterEach(() => {
  session.setState({ login: undefined })
  connect(testCallPorts())
})

async function open({ isGuest = false } = {}) {
  await drawPage()
  connect({
    ...testCallPorts(),
    server: '',
    fetch: async (url, init) => {
      if (!String(url).endsWith(reportShare.path)) return Response.json({ code: CODE.notFound, msg: '', data: null })
      sent.push(JSON.parse(String(init?.body)))
      return Response.json({ ...(refusal ?? { code: CODE.ok, msg: '' }), data: {} })
    },
  })
  session.setState({ login: isGuest ? undefined : { token: 't', info: { id: 'u', username: 'u' } as UserInfo } })
  openOverlay(
    async () => ReportButton,
    (Button) => <Button share={share} />,
  )
  await expect.poll(() => find(`[aria-label="${sharing.report}"]`)).not.toBeNull()
  find(`[aria-label="${sharing.report}"]`)?.click() // it lies below the home screen
}

test('one reason is told, and that it has arrived', async () => {
  await open()
  await choose(sharing['report.copyright'])
  await expect.element(page.getByText(sharing.reported)).toBeVisible()
  expect(sent).toEqual([{ id: share.id, reason: 'copyright', note: '' }])
})

test('another reason wants a line, which stays where it could not be told', async () => {
  await open()
  await choose(sharing['report.other'])
  const send = dialog().getByRole('button', { name: sharing.report, exact: true })
  await send.click()
  await expect.element(dialog().getByText(sharing.noteMissing)).toBeVisible()
  expect(await findViolations('#layer-dialog', { seriousOnly: true })).toEqual([])
  refusal = { code: CODE.tooMany, msg: 'later' }
  await dialog().getByLabelText(sharing.note).fill('  图片是 我画的 ')
  await send.click()
  await expect.poll(() => sent).toEqual([{ id: share.id, reason: 'other', note: '图片是 我画的' }])
  await expect.element(dialog().getByLabelText(sharing.note)).toHaveValue('  图片是 我画的 ')
  refusal = undefined
  await send.click()
  await expect.element(page.getByText(sharing.reported)).toBeVisible()
  await expect.poll(() => dialog().elements()).toEqual([])
})

test('a guest is asked to log in, and nothing is told', async () => {
  await open({ isGuest: true })
  await expect.element(page.getByText(sharing.loginFirst)).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: login['title.login'] })).toBeVisible()
  expect(sent).toEqual([])
})
