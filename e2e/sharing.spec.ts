import sharing from '../src/client/features/together/groups/locales/zh-CN.json' with { type: 'json' }
import featured from '../src/client/widgets/add-group/locales/zh-CN.json' with { type: 'json' }
import { type Login, openDevice, registerUser, type Watch } from './lib/devices.ts'
import { test } from './lib/own-server.ts'
import { expect, group, site, storedDocument } from './lib/page.ts'
import { theWindow } from './lib/window.ts'

/** What users share with one another, and the administrator looks at. */

const HOME = {
  groups: [
    group('a', [site('1', { url: 'https://one.com/' }), site('2', { url: 'https://two.com/' })]),
    group('b', []),
  ],
  dock: [],
}
const NAS = site('nas', { url: 'http://192.168.1.8:5000/' })

test('a group is shared, approved, added by another, refused, and gone', async ({ page, browser, ownServer }, info) => {
  const token = /#setup=(\S+)/.exec(ownServer.output())?.[1]
  const made = await page.request.post('/users/setup_admin', { data: { token, password: 'abc123' } })
  const admin: Login = (await made.json()).data
  const headers = { authorization: admin.token }
  const audit = (data: object) => page.request.post('/users/audit_group', { data, headers })
  const [lin, xia] = [await registerUser(page.request), await registerUser(page.request)]
  const watch: Watch = { info, complaints: [] }
  const home = {
    ...HOME,
    groups: [{ ...HOME.groups[0], icon: '', children: [...(HOME.groups[0]?.children ?? []), NAS] }],
  }
  const a = await openDevice(browser, lin, { documents: { home }, watch })

  await a.getByRole('button', { name: '组 a' }).first().click({ button: 'right' })
  await a.getByRole('menuitem', { name: sharing.share }).click()
  const dialog = a.getByRole('dialog', { name: sharing.share })
  await expect(dialog.getByText('http://192.168.1.8:5000/')).toBeVisible()
  await dialog.getByLabel(sharing.nameLabel).fill('周末去哪儿')
  await dialog.getByRole('button', { name: sharing.shareIt, exact: true }).click()
  await expect(dialog.getByText(sharing.iconMissing)).toBeVisible()
  await dialog.getByTitle('太阳').click()
  await dialog.getByRole('button', { name: sharing['subject.6'], exact: true }).click()
  await dialog.getByRole('button', { name: sharing.shareIt, exact: true }).click()
  await expect(a.getByText(sharing.sharedWaiting)).toBeVisible()

  const waiting = await (await page.request.get('/users/admin_shares', { headers })).json()
  const [{ id, changedAt }] = waiting.data.list
  expect((await (await audit({ id, decision: 'approve', changedAt })).json()).code).toBe(0)

  const b = await openDevice(browser, xia, { documents: { home: HOME }, watch })
  const openEveryone = async () => {
    await b.keyboard.press('Control+g')
    await theWindow(b).getByRole('button', { name: featured['section.everyone'] }).click()
  }
  await openEveryone()
  const shown = theWindow(b).getByRole('region', { name: '周末去哪儿' })
  await expect(shown).toBeVisible()
  await shown.getByRole('button', { name: featured.addWhole }).click()
  await expect
    .poll(() => storedDocument(b, 'home'))
    .toMatchObject({
      data: { groups: [{}, {}, { name: '周末去哪儿', children: [{ name: '站 1' }, { name: '站 2' }] }] },
    })

  expect((await (await audit({ id, decision: 'refuse', reason: 'advertising', note: '' })).json()).code).toBe(0)
  await b.reload()
  await theWindow(b).getByRole('button', { name: featured['section.everyone'] }).click()
  await expect(theWindow(b).getByText(featured['empty.everyone'])).toBeVisible()
  for (const device of [a, b]) await device.context().close()
  expect(watch.complaints).toEqual([])
})
