import type { BrowserContext } from '@playwright/test'
import { store } from '../../../e2e/lib/page.ts'
import type { Desktop } from './desktop.ts'

/** The versions of documents that have had migrations; of all others it is 0. */
const VERSIONS: Readonly<Record<string, number>> = { 'book-marks': 1 }

/** Stores a desktop where the page of an origin reads it, before that is opened for the first time. */
export async function storeDesktop(context: BrowserContext, origin: string, desktop: Desktop): Promise<void> {
  const records = Object.entries(desktop.documents).map(([id, data]) => [
    `document:${id}`,
    { version: VERSIONS[id] ?? 0, data, revision: 1, writer: 'bench' },
  ])
  // Playwright sends a Buffer, which is a Uint8Array, as an object
  const pictures = Object.entries(desktop.pictures).map(([key, bytes]) => [
    key,
    { type: 'image/png', bytes: new Uint8Array(bytes) },
  ])
  const page = await context.newPage()
  try {
    await page.goto(`${origin}/components.json`) // same origin, without the program
    await store(page, Object.fromEntries([...records, ...pictures]))
  } finally {
    await page.close()
  }
}
