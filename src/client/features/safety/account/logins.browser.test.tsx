import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessions } from '../../../../shared/api/account.ts'
import { CODE } from '../../../../shared/api/endpoint.ts'
import type { SessionInfo } from '../../../../shared/entities/account.ts'
import { connect } from '../../../core/net/call.ts'
import { testCallPorts } from '../../../core/testing.ts'
import { drawPage } from '../../../testing/draw-page.tsx'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { Logins } from './Logins.tsx'
import zh from './locales/zh-CN.json'

afterEach(() => connect(testCallPorts()))

const login = (id: string, more: Partial<SessionInfo> = {}): SessionInfo => ({
  ...{ id, device: id, address: '192.0.2.1', madeAt: 1, seenAt: Date.UTC(2026, 8, 18, 1), syncedAt: 0 },
  isCurrent: false,
  ...more,
})

test('each login says when it last synced, or that it never has', async () => {
  await drawPage()
  const list = [
    login('Firefox, Linux', { isCurrent: true, syncedAt: Date.UTC(2026, 8, 18, 1, 26) }),
    login('Chrome, Android', { syncedAt: Date.UTC(2026, 8, 17, 14, 41) }),
    login('Safari, iOS'),
  ]
  const answer = { code: CODE.ok, msg: '', data: { list } }
  connect({
    ...testCallPorts(),
    ...{ server: '', token: () => 'token' },
    fetch: async (url) =>
      Response.json(String(url).includes(sessions.path) ? answer : { code: 1, msg: '', data: null }),
  })
  openOverlay(
    async () => Logins,
    (List) => (
      <div role="dialog">
        <List />
      </div>
    ),
  )
  const shown = page.getByRole('dialog')
  await expect.element(shown).toMatchTextContent(`${zh.thisDevice} · 上次同步 2026年9月18日 09:26`)
  await expect.element(shown).toMatchTextContent('192.0.2.1 · 2026年9月18日 09:00 · 上次同步 2026年9月17日 22:41')
  await expect.element(shown).toMatchTextContent(`192.0.2.1 · 2026年9月18日 09:00 · ${zh.neverSynced}`)
})
