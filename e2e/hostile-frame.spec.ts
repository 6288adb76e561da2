import type { Frame, Page } from '@playwright/test'
import { test } from './lib/own-server.ts'
import { expect, group, openOn, site, soak } from './lib/page.ts'

/**
 * A page in the component window tries to get out of its frame (security.md, T21 and check 32). It leads that to pages of
 * ours, whose policy forbids it: what a browser reports of that goes to a server of its own.
 */

const HOSTILE = 'https://hostile.example'
const HOME = {
  groups: [group('a', [{ ...site('h'), url: `${HOSTILE}/`, openType: 'popup' }])],
  dock: [],
}

/** What a page may be granted; here all of it is, so that only the frame stands between the page and its use. */
const PERMISSIONS = [
  ...['geolocation', 'camera', 'microphone', 'clipboard-read', 'clipboard-write', 'midi'],
  ...['storage-access', 'local-fonts'],
]

/** What was let through, by name: what is refused is not in it. */
async function attack(): Promise<Record<string, unknown>> {
  const won: Record<string, unknown> = {}
  const tries: Record<string, () => unknown> = {
    opener: () => window.opener,
    referrer: () => document.referrer,
    'name of the frame': () => window.name,
    'document of the page': () => top?.document,
    'storage of the page': () => parent.localStorage,
    'databases of the page': () => parent.indexedDB,
    'cookies of the page': () => Reflect.get(parent, 'cookieStore'),
    'element of the frame': () => window.frameElement,
    'address of the page': () => top?.location.href,
    camera: () => navigator.mediaDevices.getUserMedia({ video: true }),
    microphone: () => navigator.mediaDevices.getUserMedia({ audio: true }),
    screen: () => navigator.mediaDevices.getDisplayMedia(),
    position: () => new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject)),
    notifications: async () => (await Notification.requestPermission()) !== 'denied',
    'reading the clipboard': () => navigator.clipboard.readText().then(() => true),
    'writing to the clipboard': () => navigator.clipboard.writeText('x').then(() => true),
    midi: () => navigator.requestMIDIAccess(),
    'other storage': () => document.requestStorageAccess().then(() => true),
    fonts: () => Reflect.get(window, 'queryLocalFonts')(),
    usb: () => Reflect.get(navigator, 'usb').requestDevice({ filters: [] }),
    payment: () =>
      new PaymentRequest([{ supportedMethods: 'https://pay.example' }], {
        total: { label: '', amount: { currency: 'EUR', value: '1' } },
      }).show(),
    passkeys: () => navigator.credentials.get({ publicKey: { challenge: new Uint8Array(16) } }),
    'locking the pointer': () => document.documentElement.requestPointerLock(),
    'wake lock': () => navigator.wakeLock.request(),
    'a question': () => confirm('?'),
    'an entry': () => prompt('?', 'x'),
  }
  for (const [name, one] of Object.entries(tries)) {
    try {
      const value = await Promise.race([one(), new Promise((_resolve, reject) => setTimeout(reject, 1000))])
      if (value) won[name] = String(value)
    } catch {}
  }
  return won
}

/** Every way to take the page elsewhere. */
function leave(): void {
  const address = 'https://hostile.example/taken'
  const link = (target: string, href: string) => {
    const one = Object.assign(document.createElement('a'), { target, href })
    document.body.append(one)
    one.click()
  }
  const form = (target: string) => {
    const one = Object.assign(document.createElement('form'), { target, action: address, method: 'post' })
    document.body.append(one)
    one.submit()
  }
  const ways: readonly (() => unknown)[] = [
    () => {
      if (top) top.location = address
    },
    () => top?.location.replace(address),
    () => {
      if (top) top.location.href = 'javascript:document.title="taken"'
    },
    () => {
      parent.location.hash = 'setup=x'
    },
    () => parent.location.assign(address),
    () => window.open(address, '_top'),
    () => window.open(address, '_parent'),
    () => link('_top', address),
    () => link('_parent', address),
    () => form('_top'),
    () => form('_parent'),
  ]
  for (const way of ways)
    try {
      way()
    } catch {}
}

/** What only annoys. */
function annoy(): void {
  for (const way of [() => top?.close(), () => top?.stop(), () => top?.history.back()])
    try {
      way()
    } catch {}
  for (let at = 0; at < 300; at += 1) {
    alert(at)
    history.pushState({}, '', `/${at}`)
  }
  for (let at = 0; at < 5000; at += 1) parent.postMessage({ kind: 'changed', data: { from: 'x', at } }, '*')
  addEventListener('beforeunload', (event) => event.preventDefault())
}

/** The functions above run in it, and must be self-contained. */
const BODY = `<title>hostile</title><h1>hostile</h1><button>win</button>
  <script>${[attack, leave, annoy].join('\n')}; document.querySelector('button').addEventListener('click', leave)</script>`

const routeHostile = (page: Page) =>
  page.context().route(`${HOSTILE}/**`, (route) => route.fulfill({ contentType: 'text/html', body: BODY }))

/** Shows a page of another site that frames the hostile one. */
async function openFrame(page: Page, body: string): Promise<Frame> {
  await page.route('https://careless.example/', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('https://careless.example/')
  return hostileFrame(page)
}

async function openHostile(page: Page): Promise<Frame> {
  await page
    .context()
    .route('**/api/frame_check**', (route) => route.fulfill({ json: { code: 0, msg: '', data: { framable: 'yes' } } }))
  await routeHostile(page)
  await openOn(page, { home: HOME })
  await page.locator('#root').getByRole('link', { name: '站 h' }).click()
  return hostileFrame(page)
}

async function hostileFrame(page: Page): Promise<Frame> {
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('hostile')
  const frame = page.frames().find((one) => one.url().startsWith(HOSTILE))
  if (frame === undefined) throw new Error('there is no frame')
  return frame
}

test('a hostile page in the window leads nowhere, reads nothing and asks for nothing', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(PERMISSIONS)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type())
    void dialog.dismiss()
  })
  const navigations: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) navigations.push(frame.url())
  })
  const frame = await openHostile(page)
  const [address, opened] = [page.url(), navigations.length]
  await page.evaluate(() => {
    Object.assign(window, { alive: true })
  })

  expect(await frame.evaluate('attack()')).toEqual({})
  await frame.evaluate('leave()')
  await frame.evaluate('annoy()')
  // a click is the user's own act, for which browsers allow more
  await frame.getByRole('button').click()
  expect(await frame.evaluate('attack()')).toEqual({})

  expect([page.url(), navigations.slice(opened), dialogs]).toEqual([address, [], []])
  expect(await page.evaluate(() => Reflect.get(window, 'alive'))).toBe(true)
  expect(complaints.splice(0).filter((one) => !one.includes(HOSTILE))).toEqual([])
})

test(
  'without the frame of the window the same page gets something of that',
  soak,
  async ({ page, context, complaints }) => {
    await context.grantPermissions(PERMISSIONS)
    await routeHostile(page)
    const frame = await openFrame(page, `<iframe src="${HOSTILE}/"></iframe>`)
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type())
      void dialog.accept()
    })
    const won = Object.keys(Object(await frame.evaluate('attack()')))
    expect(won).toEqual(expect.arrayContaining(['referrer', 'other storage', 'a question']))
    expect(dialogs).toContain('confirm')
    await frame.evaluate('leave()').catch(() => {}) // it is gone before it has answered
    await expect(page).toHaveURL(`${HOSTILE}/taken`)
    complaints.splice(0)
  },
)

test('a window that it opens has no way back, and it cannot show our own pages', async ({ page, complaints }) => {
  const frame = await openHostile(page)
  const address = page.url()
  const opening = page.waitForEvent('popup')
  await frame.evaluate(`document.querySelector('button').onclick = () => window.open('/popup')`)
  await frame.getByRole('button').click()
  const popup = await opening
  await popup.waitForLoadState()
  const reached = await popup.evaluate(() => {
    const ways = [
      () => Reflect.get(opener.top, 'localStorage'),
      () => opener.top.document,
      () => opener.top.location.assign('/taken'),
      () => opener.parent.location.replace('/taken'),
      () => opener.top.close(),
    ]
    return ways.map((way) => {
      try {
        way()
        return true
      } catch {
        return false
      }
    })
  })
  expect(reached).toEqual([false, false, false, false, true]) // `close` is no error, and does nothing
  await popup.close()

  const { origin } = new URL(address)
  for (const path of [
    '/',
    '/#setup=x',
    '/gallery',
    '/nowhere',
    '/components.json',
    '/api/health',
    '/u/x',
    '/favicon.svg',
  ]) {
    await frame.evaluate((to) => location.assign(to), origin + path).catch(() => {})
    await expect.poll(() => frame.url(), path).not.toContain(HOSTILE)
    const isReached = await page.evaluate(() => document.querySelector('iframe')?.contentDocument !== null)
    expect(isReached, path).toBe(false)
    await frame.goto(`${HOSTILE}/`)
  }
  expect(page.url()).toBe(address)
  complaints.splice(0)
})

test(
  'while the user writes it cannot take the keyboard, which it gets by a click',
  soak,
  async ({ page, complaints }) => {
    const frame = await openHostile(page)
    const input = page.getByRole('search').locator('input')
    await page.mouse.move(2, 2)
    await input.evaluate((one) => one.focus())
    for (const text of ['a', 'ab', 'abc']) {
      await frame.evaluate(`window.focus(); document.querySelector('button').focus()`)
      await expect.poll(() => frame.evaluate(() => document.hasFocus())).toBe(false)
      await expect(input).toBeFocused()
      await page.keyboard.press(text.slice(-1))
      await expect(input).toHaveValue(text)
    }
    await frame.getByRole('button').click()
    await expect.poll(() => frame.evaluate(() => document.hasFocus())).toBe(true)
    await expect(page.locator('iframe')).toBeFocused()
    complaints.splice(0)
  },
)
