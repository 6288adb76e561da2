import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { waitForLoad } from '../../e2e/lib/page.ts'
import { ensureChromium } from '../../scripts/browser.ts'
import { buildChanged } from '../../scripts/lib/builds.ts'
import type { Bench } from '../../scripts/lib/figures.ts'
import { startServer } from '../../scripts/lib/server.ts'
import backupFile from '../../src/client/features/safety/backup-file/locales/zh-CN.json' with { type: 'json' }

/** Room of the disk for a browser's profile, in MB. */
const DISK_MB = 96
const PATIENCE_MS = 60_000

/** Runs a test on a disk of its own in memory, which root alone may mount. */
async function withDisk<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'genkan-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder])
  try {
    return await run(folder)
  } finally {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Takes all room of a disk. @returns gives it back */
function fillDisk(folder: string): () => void {
  const file = join(folder, 'filler')
  const descriptor = openSync(file, 'w')
  for (let size = 1 << 20; size >= 1; size >>= 4) {
    const chunk = Buffer.alloc(size)
    try {
      while (writeSync(descriptor, chunk) === size);
    } catch {
      // no room for a piece of this size: smaller ones
    }
  }
  closeSync(descriptor)
  return () => rmSync(file)
}

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
  readonly isTold: boolean
  readonly isToldOfRoom: boolean
  readonly lost: number
}

/** A new user deletes tiles while the disk is full, gets room again, and opens the browser anew. */
async function playRound(folder: string, origin: string, edits: number): Promise<Round> {
  const profile = join(folder, 'profile')
  mkdirSync(profile)
  const launch = () =>
    chromium.launchPersistentContext(profile, { executablePath: ensureChromium(), locale: 'zh-CN', baseURL: origin })
  const first = await launch()
  const page = await openHome(first, origin)
  const before = await tiles(page).count()
  const note = page.getByRole('note').filter({ hasText: new RegExp(`${backupFile.full}|${backupFile.unsaved}`) })
  const free = fillDisk(folder)
  for (let edit = 0; edit < edits; edit += 1) await deleteFirstTile(page)
  const isTold = await happens(note.waitFor({ timeout: PATIENCE_MS }))
  free()
  const isToldOfRoom = await happens(note.waitFor({ state: 'hidden', timeout: PATIENCE_MS }))
  await first.close()
  const second = await launch()
  const lost = (await tiles(await openHome(second, origin)).count()) - (before - edits)
  await second.close()
  return { isTold, isToldOfRoom, lost }
}

export const bench: Bench = {
  about: 'A new user’s changes while the disk of the browser is really full: are they told of, and saved with room?',
  quickSeconds: 120,
  async run({ quick, log }) {
    await buildChanged(['client'])
    const server = await startServer()
    const rounds: Round[] = []
    try {
      for (let at = 0; at < (quick ? 1 : 5); at += 1) {
        const round = await withDisk((folder) => playRound(folder, server.origin, at + 1))
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
        name: 'rounds in which the user was not told',
        value: count(({ isTold }) => !isTold),
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
