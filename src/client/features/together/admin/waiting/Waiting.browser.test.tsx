import { afterEach, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import type { AuditedShare } from '../../../../../shared/api/admin.ts'
import zh from '../locales/zh-CN.json'
import { closeDesk, openDesk } from '../testing/open-desk.ts'

const { press } = commands

const group = (at: number): AuditedShare => ({
  ...{ kind: 'group', id: `${at}`.padStart(22, 'g'), name: `第 ${at} 组`, info: '', author: '', hot: 0, madeAt: at },
  ...{ isOwn: false, state: 'waiting', icon: 'sun', type: 6, username: 'lin', changedAt: at },
  content: { mode: 0, tiles: [{ type: 'icon', name: '站', size: '1x1', url: 'https://one.com/' }] },
})

afterEach(closeDesk)

/** Opens a desk on which so many groups wait, each until it is approved. */
async function open(count: number) {
  const all = Array.from({ length: count }, (_, at) => group(at + 1))
  const { desk, acts } = await openDesk('waiting', {
    '/users/admin_shares': () => {
      const done = new Set(acts.map(({ input }) => (input as { readonly id: string }).id))
      const list = all.filter(({ id }) => !done.has(id))
      return { list, total: list.length }
    },
  })
  const approve = (at: number) =>
    desk.getByRole('listitem', { name: `第 ${at} 组` }).getByRole('button', { name: zh.approve, exact: true })
  return { desk, approve }
}

test('by keys one row is dealt with after another: the focus goes on to the next, and at last to the title', async () => {
  const { desk, approve } = await open(3)
  const dealWith = async (at: number) => {
    await expect.element(approve(at)).toHaveFocus()
    await press('Enter')
    await expect.element(approve(at)).not.toBeInTheDocument()
  }
  await expect.element(approve(2)).toBeVisible()
  ;(approve(2).element() as HTMLElement).focus()
  await dealWith(2)
  await dealWith(3)
  await dealWith(1)
  await expect.element(desk.getByRole('heading', { name: zh['section.waiting'] })).toHaveFocus()
})
