import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faceReference } from '../../../../lib/tile/face-reference.ts'
import { drawPage } from '../../../../testing/draw-page.tsx'
import login from '../../../auth/login/locales/zh-CN.json'
import faces from '../../../data/faces/locales/zh-CN.json'
import { offerShare } from '../../sharing/lazy.ts'
import { publishTheme, wearableOf } from './shared-themes.ts'

/** There is no server in these tests. */

const theme = { name: '海边下班', info: '', look: { settings: {} }, signed: false }
const picture = { name: `${'a'.repeat(64)}.webp`, mini: `${'b'.repeat(64)}.webp` }
const shared = { id: 'one', author: '', state: 'public', isOwn: false, hot: 0, madeAt: 0, ...theme } as const

test.each([
  ['published', () => publishTheme(theme)],
  ['worn with its picture', async () => (await wearableOf({ ...shared, picture })) !== undefined],
  ['withdrawn', () => offerShare(shared, false)],
] as const)('what cannot be %s without a server is said', async (_, run) => {
  await drawPage()
  expect(await run()).toBe(false)
  await expect.element(page.getByText(login.noServer)).toBeVisible()
})

test('a theme whose picture is gone is not published, and says so', async () => {
  await drawPage()
  const look = { wallpaper: { type: 1, src: faceReference('c'.repeat(64)) }, settings: {} } as const
  expect(await publishTheme({ ...theme, look })).toBe(false)
  await expect.element(page.getByText(faces['problem.decode'])).toBeVisible()
})
