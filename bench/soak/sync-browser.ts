import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, group, pinSolidGlass, site, store, waitForLoad } from '../../e2e/lib/page.ts'
import { canvas } from '../../e2e/lib/white-board.ts'
import { theWindow } from '../../e2e/lib/window.ts'
import { buildChanged } from '../../scripts/lib/builds.ts'
import type { Bench } from '../../scripts/lib/figures.ts'
import { startServer } from '../../scripts/lib/server.ts'
import { BOARD, type Contents, contentsInCloud, contentsOf } from './killed/account.ts'
import { killBrowser, startBrowser } from './killed/browser.ts'
import { type Account, register } from './sync/register.ts'

const SITES = Array.from({ length: 12 }, (_, at) => `t${at}`)
const TODOS = Array.from({ length: 12 }, (_, at) => `todo${at}`)
const widget = (component: string) => ({ id: component, name: '', type: 'component', component, size: '2x4' })
const todo = (id: string) => ({ id, name: id, time: '', finish: false, tips: false, note: '' })
const DOCUMENTS = {
  home: {
    groups: [group('g', [...['notes', 'white-board', 'schedule'].map(widget), ...SITES.map((id) => site(id))])],
    dock: [],
  },
  notes: { noteList: [{ id: 'n', name: '', time: 1, content: 'first' }] },
  schedule: { todoList: [{ id: 'g', name: '', children: TODOS.map(todo) }], sound: false, notify: false },
  'white-board': { boards: [{ id: 'b', name: 'B', created: 1 }], deleted: {} },
}

/** Something that a user changes, and how one sees that it is there. `at`: which time it is. */
interface Change {
  readonly name: string
  readonly make: (page: Page, at: number) => Promise<void>
  readonly isIn: (contents: Contents, at: number) => boolean
}

const tileOf = (page: Page, component: number) => page.locator('#root main article').nth(component)

const CHANGES: readonly Change[] = [
  {
    name: 'tile',
    async make(page, at) {
      await page
        .getByRole('main')
        .getByRole('link', { name: `站 ${SITES[at]}`, exact: true })
        .focus()
      await page.keyboard.press('Delete')
    },
    isIn: ({ home }, at) => home !== '' && !home.includes(`"${SITES[at]}"`),
  },
  {
    name: 'note',
    async make(page, at) {
      await tileOf(page, 0).click()
      const editor = theWindow(page).locator('[contenteditable="true"]')
      await editor.click()
      await page.keyboard.press('Control+End')
      await page.keyboard.type(` line${at}.`)
    },
    isIn: ({ notes }, at) => notes.includes(`line${at}.`),
  },
  {
    name: 'todo',
    async make(page) {
      await page.getByRole('main').getByRole('checkbox', { checked: false }).first().click()
    },
    isIn: ({ schedule }, at) => schedule.split('"finish":true').length > at + 1,
  },
  {
    name: 'stroke',
    async make(page, at) {
      await tileOf(page, 1).click()
      await canvas(page).waitFor()
      const box = await canvas(page).boundingBox()
      if (box === null) throw new Error('there is no canvas')
      await theWindow(page).getByTestId('toolbar-rectangle').check({ force: true })
      const [x, y] = [box.x + box.width / 2 + 10 * at, box.y + box.height / 2]
      await page.mouse.move(x - 60, y - 40)
      await page.mouse.down()
      await page.mouse.move(x + 60, y + 40, { steps: 4 })
      await page.mouse.up()
    },
    isIn: ({ strokes }, at) => strokes > at,
  },
]

/** The change of a round, and which of its kind it is. */
function changeOf(round: number): readonly [change: Change, at: number] {
  const change = CHANGES[round % CHANGES.length]
  if (change === undefined) throw new Error('there is no change')
  return [change, Math.floor(round / CHANGES.length)]
}

/** Whether a round waits until the page says "saved", or only until its own record is written. */
const waitsForCloud = (round: number): boolean => Math.floor(round / CHANGES.length) % 2 === 1

const dot = (page: Page) => page.locator('nav [data-at]')
const expectSaved = (page: Page) => expect(dot(page)).toHaveAttribute('data-at', 'saved', { timeout: 60_000 })

/** Opens the page of a browser that begins again. */
async function openPage(page: Page, { origin }: Account): Promise<void> {
  await page.addInitScript(pinSolidGlass)
  await page.goto(`${origin}/`)
  await waitForLoad(page)
}

/** Makes the change of a round, and resolves as soon as it counts as kept. */
async function changeSomething(page: Page, round: number): Promise<void> {
  const [change, at] = changeOf(round)
  if (change.isIn(await contentsOf(page), at)) throw new Error(`${change.name} ${at} is there before it was made`)
  await change.make(page, at)
  if (waitsForCloud(round)) {
    await expect(dot(page)).not.toHaveAttribute('data-at', 'saved')
    await expectSaved(page)
  } else
    await expect
      .poll(async () => change.isIn(await contentsOf(page), at), { intervals: [5], timeout: 30_000 })
      .toBe(true)
}

/** What of all rounds so far is not in some contents, in words. */
const missingIn = (contents: Contents, rounds: number): readonly string[] =>
  Array.from({ length: rounds }, (_, round) => changeOf(round))
    .filter(([change, at]) => !change.isIn(contents, at))
    .map(([{ name }, at]) => `${name} ${at}`)

interface Losses {
  readonly device: string[]
  readonly cloud: string[]
}

/**
 * Kills a browser again and again, each time as soon as it counts a change as kept.
 * @returns what was missing afterwards: on the device as it began again, in the cloud where the page had said so, or
 * after the next sync
 */
async function killAfterChanges(account: Account, rounds: number, log: (line: string) => void): Promise<Losses> {
  const profile = mkdtempSync(join(tmpdir(), 'genkan-soak-sync-'))
  const losses: Losses = { device: [], cloud: [] }
  const note = (where: keyof Losses, when: string, missing: readonly string[]) => {
    losses[where].push(...missing)
    for (const one of missing) log(`${when}: ${one} is not ${where === 'device' ? 'on the device' : 'in the cloud'}`)
  }
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const [child, context] = await startBrowser(profile, log)
      try {
        const page = await context.newPage()
        if (round === 0) await prepare(page, account)
        await openPage(page, account)
        note('device', `round ${round}`, missingIn(await contentsOf(page), round))
        await expectSaved(page)
        note('cloud', `round ${round}, synced`, missingIn(await contentsInCloud(account), round))
        if (round < rounds) await changeSomething(page, round)
      } finally {
        await killBrowser(child)
      }
      if (round < rounds && waitsForCloud(round))
        note('cloud', `round ${round}, saved`, missingIn(await contentsInCloud(account), round + 1))
    }
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  }
  return losses
}

/** Stores what the device begins with. */
async function prepare(page: Page, { origin, token, info }: Account): Promise<void> {
  await page.goto(`${origin}/components.json`) // same origin, without the program
  const records = Object.entries(DOCUMENTS).map(([id, data]) => [
    `document:${id}`,
    { version: 0, data, revision: 1, writer: 'x' },
  ])
  const board = { version: 0, data: { elements: {}, files: {}, background: '#ffffff' }, revision: 1, writer: 'x' }
  await store(page, { ...Object.fromEntries(records), [`document:${BOARD}`]: board, session: { token, info } })
}

export const bench: Bench = {
  about:
    'A browser that is killed as soon as it has written a change, or says that it is in the cloud: how many are lost there, or after the next sync.',
  quickSeconds: 600,
  async run({ quick, log }) {
    await buildChanged(['client'])
    const server = await startServer({ timeoutMs: 60_000 })
    try {
      const account = await register(server.origin, 'killed')
      const rounds = quick ? 10 : 30
      const { device, cloud } = await killAfterChanges(account, rounds, log)
      const none = { unit: 'changes', target: { op: '<=', value: 0 } } as const
      return [
        { name: `lost on the device in ${rounds} kills`, value: device.length, ...none },
        { name: 'lost in the cloud', value: cloud.length, ...none },
      ]
    } finally {
      await server.stop()
    }
  },
}
