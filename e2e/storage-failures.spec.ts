import type { Page } from '@playwright/test'
import backupFile from '../src/client/features/safety/backup-file/locales/zh-CN.json' with { type: 'json' }
import { expect, group, openOn, site, storedDocument, test, waitForLoad } from './lib/page.ts'

/** Storage that is full: nothing that was saved is lost, and the user is told what is not. */

const FISH = { id: 'f', name: '', type: 'component', component: 'wooden-fish', size: '2x2' }
const HOME = { groups: [group('a', [site('one'), FISH])], dock: [] }

declare global {
  interface Window {
    /** Whether there is no room for the page's documents. */
    isDiskFull?: boolean
  }
}

/** Lets the page's documents find no room while `isDiskFull` says so. */
const limitRoom = (page: Page) =>
  page.evaluate(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (value, key) {
      if (window.isDiskFull === true && this.transaction.db.name === 'genkan')
        throw new DOMException('no room', 'QuotaExceededError')
      return put.call(this, value, key)
    }
  })

/** How many values a database of the page has. */
const countIn = (page: Page, name: string) =>
  page.evaluate(
    (database) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open(database)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('values').objectStore('values').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
    name,
  )

async function tap(page: Page, times: number): Promise<void> {
  const fish = page.getByRole('button', { name: '敲木鱼' })
  await fish.evaluate((button: HTMLElement, count) => {
    for (let index = 0; index < count; index += 1) button.click()
  }, times)
}

const score = async (page: Page) => Reflect.get(Object(await storedDocument(page, 'wooden-fish')), 'data')?.score

test('on a full disk what can be had again goes first, changes wait and are in a backup, and are saved with room', async ({
  page,
}) => {
  await openOn(page, { home: HOME })
  await limitRoom(page)
  await tap(page, 50)
  await expect.poll(() => score(page)).toBe(50)
  await page.evaluate(() => {
    const opening = indexedDB.open('genkan-answers')
    opening.onsuccess = () => {
      const values = opening.result.transaction('values', 'readwrite').objectStore('values')
      values.put({ until: Date.now() + 60_000, data: 1 }, 'answer')
      opening.result.close()
    }
    window.isDiskFull = true
  })
  await tap(page, 150)
  const note = page.getByRole('note').filter({ hasText: backupFile.full })
  await expect(note).toBeVisible()
  await expect.poll(() => countIn(page, 'genkan-answers')).toBe(0)
  expect(await score(page)).toBe(50)

  const download = page.waitForEvent('download')
  await note.getByRole('button', { name: backupFile.title }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk))
  const { sections } = JSON.parse(Buffer.concat(chunks).toString())
  expect(sections.wooden_fish['wooden-fish'].data.score).toBe(200)

  await page.evaluate(() => {
    window.isDiskFull = false
  })
  await expect.poll(() => score(page)).toBe(200)
  await expect(note).toBeHidden()
  await page.reload()
  await waitForLoad(page)
  expect(await score(page)).toBe(200)
})
