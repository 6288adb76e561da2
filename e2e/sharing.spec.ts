import { createHash } from 'node:crypto'
import sharing from '../src/client/features/together/groups/locales/zh-CN.json' with { type: 'json' }
import report from '../src/client/features/together/sharing/locales/zh-CN.json' with { type: 'json' }
import themes from '../src/client/features/together/themes/locales/zh-CN.json' with { type: 'json' }
import featured from '../src/client/widgets/add-group/locales/zh-CN.json' with { type: 'json' }
import store from '../src/client/widgets/theme/locales/zh-CN.json' with { type: 'json' }
import { openDevice, registerUser, type Watch } from './lib/devices.ts'
import { test } from './lib/own-server.ts'
import { expect, group, site, storedDocument } from './lib/page.ts'
import { pngOf } from './lib/pictures.ts'
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

/** A picture of one's own as the wallpaper. */
const PICTURE = pngOf([180, 60, 30], 320, 200)
const FACE = `face:${createHash('sha256').update(PICTURE).digest('hex')}`
const OWN_WALLPAPER = { wallpaperType: 1, wallpaperSrc: FACE, wallpaperMiniSrc: FACE }

const shownPicture = 'div[aria-hidden] > div > img[data-ready]'

const STORE = {
  groups: [group('a', [{ id: 't', name: '主题', type: 'component', component: 'theme', size: '2x2' }])],
  dock: [],
}

test('a group is shared, approved, added by another, refused, and gone', async ({ page, browser, admin }, info) => {
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
  const { id, changedAt } = waiting.data.list.find((one: { name: string }) => one.name === '周末去哪儿')
  expect((await (await audit({ id, decision: 'approve', changedAt })).json()).code).toBe(0)

  const b = await openDevice(browser, xia, { documents: { home: HOME }, watch })
  const openEveryone = async () => {
    await b.keyboard.press('Control+g')
    await theWindow(b).getByRole('button', { name: featured['section.everyone'] }).click()
  }
  await openEveryone()
  await theWindow(b)
    .getByRole('button', { name: /^周末去哪儿/ })
    .click()
  const shown = theWindow(b).getByRole('region', { name: '周末去哪儿' })
  await expect(shown).toBeVisible()
  await shown.getByRole('button', { name: featured.addWhole }).click()
  await expect
    .poll(() => storedDocument(b, 'home'))
    .toMatchObject({
      data: { groups: [{}, {}, { name: '周末去哪儿', children: [{ name: '站 1' }, { name: '站 2' }] }] },
    })

  await shown.getByRole('button', { name: report.report }).click()
  await b.getByRole('menuitem', { name: report['report.other'] }).click()
  const complaint = b.getByRole('dialog', { name: report.reportTitle.replace('{name}', '周末去哪儿') })
  await complaint.getByLabel(report.note).fill('两个站都打不开')
  await complaint.getByRole('button', { name: report.report }).click()
  await expect(b.getByText(report.reported)).toBeVisible()
  const reports = await (await page.request.get('/users/admin_reports', { headers })).json()
  const reported = reports.data.list.find((one: { id?: string }) => one.id === id)
  expect(reported).toMatchObject({ reports: [{ reason: 'other', note: '两个站都打不开' }] })

  expect((await (await audit({ id, decision: 'refuse', reason: 'advertising', note: '' })).json()).code).toBe(0)
  await b.reload()
  await theWindow(b).getByRole('button', { name: featured['section.everyone'] }).click()
  await expect(theWindow(b).locator('[aria-busy="false"]')).toBeVisible()
  await expect(shown).toHaveCount(0)
  for (const device of [a, b]) await device.context().close()
  expect(watch.complaints).toEqual([])
})

test('two users trade a theme with a picture; the administrator refuses it, and both are gone', async ({
  page,
  browser,
  admin,
}, info) => {
  const headers = { authorization: admin.token }
  const [lin, xia] = [await registerUser(page.request), await registerUser(page.request)]
  const watch: Watch = { info, complaints: [] }
  const looks = { icon: { iconRadius: 29 }, theme: { primaryColor: '#7a2f20' }, wallpaper: OWN_WALLPAPER }
  const values = { [FACE]: { type: 'image/png', bytes: new Uint8Array(PICTURE) } }
  const a = await openDevice(browser, lin, { documents: { home: STORE, ...looks }, values, watch })
  await a.locator('#root article').click({ position: { x: 8, y: 8 } })
  await theWindow(a).getByRole('button', { name: store.keepLook }).click()
  const dialog = a.getByRole('dialog', { name: themes.keepTitle })
  await dialog.getByLabel(themes.nameLabel, { exact: true }).fill('海边下班')
  await dialog.getByRole('button', { name: themes.publish, exact: true }).click()
  await expect(a.getByText(themes.publishedWaiting)).toBeVisible()
  await theWindow(a).getByRole('button', { name: store['section.own'] }).click()
  await theWindow(a).locator('[data-theme-card]').filter({ hasText: '海边下班' }).click({ button: 'right' })
  await a.getByRole('menuitem', { name: store.edit, exact: true }).click()
  const change = a.getByRole('dialog', { name: themes.editTitle })
  await change.getByLabel(themes.words, { exact: true }).fill('蓝天、海和一点沙')
  await change.getByRole('button', { name: themes.save, exact: true }).click()
  await expect(theWindow(a).getByText('蓝天、海和一点沙')).toBeVisible()

  const waiting = await (await page.request.get('/users/admin_shares', { headers })).json()
  const { id, changedAt, picture } = waiting.data.list.find((one: { name: string }) => one.name === '海边下班')
  const statusOf = async (name: string) => (await page.request.get(`/u/${name}`)).status()
  for (const name of [picture.name, picture.mini]) expect(await statusOf(name)).toBe(200)
  const audit = (data: object) => page.request.post('/users/audit_theme', { data: { id, ...data }, headers })
  expect((await (await audit({ decision: 'approve', changedAt })).json()).code).toBe(0)

  const b = await openDevice(browser, xia, { documents: { home: STORE, theme: { isDarkMode: false } }, watch })
  await b.locator('#root article').click({ position: { x: 8, y: 8 } })
  await theWindow(b).getByRole('button', { name: store['section.everyone'] }).click()
  await theWindow(b)
    .getByRole('button', { name: store.tryName.replace('{name}', '海边下班') })
    .click()
  await theWindow(b).getByRole('button', { name: store.wearIt, exact: true }).click()
  await expect.poll(() => storedDocument(b, 'theme')).toMatchObject({ data: { primaryColor: '#7a2f20' } })
  await expect.poll(() => storedDocument(b, 'icon')).toMatchObject({ data: { iconRadius: 29 } })
  const worn = { wallpaperType: 1, wallpaperSrc: expect.stringMatching(/^face:[\da-f]{64}$/) }
  await expect.poll(() => storedDocument(b, 'wallpaper')).toMatchObject({ data: worn })
  await expect(b.locator(shownPicture).last()).toHaveAttribute('src', /^blob:/)
  await expect
    .poll(
      async () =>
        (await (await b.request.get('/users/theme')).json()).data.list.find((one: { id: string }) => one.id === id)
          ?.hot,
    )
    .toBe(1)
  await b.keyboard.press('Control+z')
  await expect.poll(() => storedDocument(b, 'icon')).toMatchObject({ data: { iconRadius: 16 } })
  await expect.poll(() => storedDocument(b, 'wallpaper')).toMatchObject({ data: { wallpaperType: 0 } })

  expect((await (await audit({ decision: 'refuse', reason: 'unfit', note: '' })).json()).code).toBe(0)
  for (const name of [picture.name, picture.mini]) expect(await statusOf(name)).toBe(404)
  await b.reload()
  await theWindow(b).getByRole('button', { name: store['section.everyone'] }).click()
  await expect(theWindow(b).getByText(store['empty.everyone'])).toBeVisible()
  for (const device of [a, b]) await device.context().close()
  expect(watch.complaints).toEqual([])
})
