import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { waitForLoad } from '../../e2e/lib/page.ts'
import { ensureChromium } from '../../scripts/browser.ts'
import { buildChanged } from '../../scripts/lib/builds.ts'
import type { Bench } from '../../scripts/lib/figures.ts'
import { startServer } from '../../scripts/lib/server.ts'
import backupFile from '../../src/client/features/safety/backup-file/locales/zh-CN.json' with { type: 'json' }
import { fillDisk, withDisk } from './disk/small-disk.ts'

/** Room of the disk for a browser's profile, in MB. */
const DISK_MB = 96
const PATIENCE_MS = 60_000

const tiles = (page: Page) => page.locator('#root main a[title]')

async function deleteFirstTile(page: Page): Promise<void> {
  const tile = tiles(page).first()
  const url = await tile.getAttribute('href')
  await tile.focus()
  await page.keyboard.press('Delete')
  await page.locator(`#root main a[href="${url}"]`).waitFor({ state: 'detached' })
}

async function openHome(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(origin)
  await waitForLoad(page)
  return page
}

const happens = (event: Promise<unknown>) =>
  event.then(
    () => true,
    () => false,
  )

interface Round {
  readonly isRestarted: boolean
  readonly isTold: boolean
  readonly isToldOfRoom: boolean
  /** Changes that were saved, or told of and could be saved, and are not there. */
  readonly lost: number
}

/**
 * A new user deletes tiles while the disk is full, gets room again, and opens the browser anew. With `isRestarted` the
 * browser is closed before there is room, which may cost what was told of, and then one more tile is deleted.
 */
async function playRound(folder: string, origin: string, edits: number, isRestarted: boolean): Promise<Round> {
  const profile = join(folder, 'profile')
  mkdirSync(profile)
  const launch = () =>
    chromium.launchPersistentContext(profile, { executablePath: ensureChromium(), locale: 'zh-CN', baseURL: origin })
  const first = await launch()
  const page = await openHome(first, origin)
  const saved = (await tiles(page).count()) - edits
  const note = page.getByRole('note').filter({ hasText: new RegExp(`${backupFile.full}|${backupFile.unsaved}`) })
  const free = fillDisk(folder)
  for (let edit = 0; edit < edits; edit += 1) await deleteFirstTile(page)
  const isTold = await happens(note.waitFor({ timeout: PATIENCE_MS }))
  if (isRestarted) await first.close()
  free()
  const isToldOfRoom = isRestarted || (await happens(note.waitFor({ state: 'hidden', timeout: PATIENCE_MS })))
  await first.close()
  const left = isRestarted ? await deleteOneMore(launch, origin) : saved
  // without a word, nothing may be missing after the restart either
  const expected = isRestarted && !isTold ? Math.min(left, saved - 1) : left
  const last = await launch()
  const lost = (await tiles(await openHome(last, origin)).count()) - expected
  await last.close()
  return { isRestarted, isTold, isToldOfRoom, lost: Math.max(0, lost) } // fewer: from what was told of, the journal had some
}

/** @returns the number of tiles that are left */
async function deleteOneMore(launch: () => Promise<BrowserContext>, origin: string): Promise<number> {
  const context = await launch()
  const page = await openHome(context, origin)
  await deleteFirstTile(page)
  await page.reload() // and what the journal has is taken over
  await waitForLoad(page)
  const left = await tiles(page).count()
  await context.close()
  return left
}

export const bench: Bench = {
  about: 'A new user’s changes while the disk of the browser is really full: are they told of, and saved with room?',
  quickSeconds: 120,
  async run({ quick, log }) {
    await buildChanged(['client'])
    const server = await startServer()
    const rounds: Round[] = []
    try {
      for (let at = 0; at < (quick ? 2 : 20); at += 1) {
        const round = await withDisk(DISK_MB, (folder) => playRound(folder, server.origin, (at % 5) + 1, at % 2 === 1))
        log(`round ${at + 1}: ${JSON.stringify(round)}`)
        rounds.push(round)
      }
    } finally {
      await server.stop()
    }
    const count = (is: (round: Round) => boolean) => rounds.filter(is).length
    const none = { op: '<=', value: 0 } as const
    return [
      {
        name: 'rounds that lost a change without telling',
        value: count(({ isTold, lost }) => !isTold && lost > 0),
        unit: 'rounds',
        target: none,
      },
      {
        name: 'rounds whose note stayed',
        value: count(({ isToldOfRoom }) => !isToldOfRoom),
        unit: 'rounds',
        target: none,
      },
      { name: 'changes lost', value: rounds.reduce((sum, { lost }) => sum + lost, 0), unit: 'changes', target: none },
    ]
  },
}
