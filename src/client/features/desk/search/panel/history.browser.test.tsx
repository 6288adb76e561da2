import { afterEach, describe, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { documentValue, drawPage } from '../../../../testing/draw-page.tsx'
import { boxOf, find, textsOf } from '../../../../testing/elements.ts'
import { group, site } from '../../../../testing/items.ts'
import { toastText, undoInToast } from '../../../../testing/menus.ts'
import messages from '../locales/zh-CN.json'

const { findViolations, moveMouse, press } = commands

/** As many sites as the panel of the empty box shows. */
const SITES = ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => site(id))

const input = () => page.elementLocator(find('#root search input') ?? document.body)
const history = page.getByRole('group', { name: messages.history })
const entries = history.getByRole('option')
const icons = page.getByRole('group', { name: messages.mostUsed }).getByRole('option')
const expectEntries = (...texts: readonly string[]) => expect.poll(() => textsOf(entries)).toEqual(texts)
const past = () => documentValue('searchHistory')

/** Draws a page on which these texts were searched for, the last one first. */
const open = (...texts: readonly string[]) => openWith({}, ...texts)

/** The same with settings of the search. */
async function openWith(search: object, ...texts: readonly string[]) {
  await page.viewport(1440, 900)
  await moveMouse({ x: 20, y: 880 })
  const searchHistory = texts.map((text) => ({
    text,
    enginesName: '百度',
    enginesIcon: '/icons/engines/baidu.svg',
  }))
  await drawPage({ home: { groups: [group('a', SITES)], dock: [] }, search, searchHistory })
  await expect.poll(() => find('#root search input')?.checkVisibility()).toBe(true)
}

/** The addresses of the windows that are opened from now on. */
function openedWindows(): readonly string[] {
  const opened: string[] = []
  vi.spyOn(window, 'open').mockImplementation((address) => {
    opened.push(String(address))
    return null
  })
  return opened
}

afterEach(() => void vi.restoreAllMocks())

test('it opens under the empty box, newest first without duplicates, and repeats a search', async () => {
  const opened = openedWindows()
  await open()
  for (const [at, text] of ['山', '海', '山'].entries()) {
    await input().fill(text)
    await press('Enter')
    await expect.poll(() => opened).toHaveLength(at + 1)
  }
  await input().fill('   ')
  await press('Enter')
  await input().fill('')
  await expectEntries('山', '海', '清空')
  await expect.poll(() => boxOf(history.query()).height).toBeLessThan(90) // as high as one line of chips
  expect(await findViolations('search')).toEqual([])
  await history.getByRole('option', { name: '海' }).click()
  await expect.poll(() => opened).toHaveLength(4)
  expect(opened[3]).toContain(encodeURIComponent('海'))
  await expect
    .poll(past)
    .toMatchObject([{ text: '海', enginesName: '百度', enginesIcon: '/icons/engines/baidu.svg' }, { text: '山' }])
})

test('it is navigated, shortened and cleared by keyboard; Esc closes it, then leaves the box', async () => {
  await open('丙', '乙', '甲')
  const chosen = history.getByRole('option', { selected: true })
  const focus = () => input().element().focus()
  const expectClosed = () => expect.element(history).not.toBeInTheDocument()
  focus()
  await expect.element(history).toBeVisible()
  await expect.element(input()).toHaveRole('combobox')
  await expect.poll(() => icons.elements()).toHaveLength(8)
  await press('ArrowDown')
  await expect.poll(() => icons.elements().filter((one) => one.ariaSelected === 'true')).toHaveLength(1)
  await press('ArrowDown')
  await press('ArrowRight')
  await expect.element(chosen).toHaveTextContent('乙')
  await expect.poll(() => input().element().getAttribute('aria-activedescendant')).toMatch(/.+/)
  await press('Delete')
  await expectEntries('丙', '甲', '清空')
  await press('Escape')
  await expectClosed()
  await expect.element(input()).toHaveFocus()
  await press('ArrowUp')
  await expect.element(history).toBeVisible()
  await press('Escape')
  await expectClosed()
  await press('Escape')
  await expect.element(input()).not.toHaveFocus()
  focus()
  await expect.element(history).toBeVisible()
  await expect.poll(() => icons.elements()).toHaveLength(8)
  await press('ArrowUp')
  await expect.element(chosen).toHaveTextContent('清空')
  await press('Enter')
  await expectClosed()
  expect(past()).toEqual([])
})

test('Esc closes the results, then empties the box, then leaves it; while a word is composed it does none of that', async () => {
  await openWith({ searchTabActiveIndex: 1 })
  const expectOpen = (isOpen: boolean) => expect.element(input()).toHaveAttribute('aria-expanded', String(isOpen))
  await input().fill('站')
  await expectOpen(true)
  const composed = new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true })
  expect(input().element().dispatchEvent(composed)).toBe(true)
  await expectOpen(true)
  await press('Escape')
  await expectOpen(false)
  await expect.element(input()).toHaveValue('站')
  await press('Escape')
  await expect.element(input()).toHaveValue('')
  await expect.element(input()).toHaveFocus()
  await press('Escape')
  await expect.element(input()).not.toHaveFocus()
})

test('it opens on hover, and a cross removes an entry', async () => {
  await open('乙', '甲')
  await input().hover()
  const entry = history.getByRole('option', { name: '乙' })
  await entry.hover()
  await entry.getByTitle('移除这条记录').click()
  await expectEntries('甲', '清空')
  await moveMouse({ x: 20, y: 880 })
  await expect.element(history).not.toBeInTheDocument()
})

test('what is removed from it is restored by the toast, one or all', async () => {
  await open('丙', '乙', '甲')
  input().element().focus()
  const all = ['丙', '乙', '甲', messages.clearHistory]
  await expectEntries(...all)

  const entry = history.getByRole('option', { name: '乙' })
  await entry.hover()
  await entry.getByTitle(messages.forget).click()
  await expectEntries('丙', '甲', messages.clearHistory)
  await toastText().toContain(messages.forgotten)
  await undoInToast().click()
  await expect.element(undoInToast()).not.toBeInTheDocument()
  await expect.poll(past).toHaveLength(3)

  input().element().focus()
  await expectEntries(...all)
  await history.getByRole('option', { name: messages.clearHistory }).click()
  await expect.element(history).not.toBeInTheDocument()
  await toastText().toContain(messages.historyCleared)
  expect(past()).toEqual([])
  await undoInToast().click()
  await expect.poll(past).toMatchObject([{ text: '丙' }, { text: '乙' }, { text: '甲' }])
})

describe('the search of this page', () => {
  const results = page.getByRole('listbox', { name: messages.localResults }).getByRole('option')
  const pastOnes = results.filter({ hasText: /搜索过/ })

  test('finds past searches, repeats them, and removes them; at most three', async () => {
    const opened = openedWindows()
    await openWith({ searchTabActiveIndex: 1 }, '山丁', '山丙', '山乙', '山甲', '海')
    await input().fill('山')
    await expect.poll(() => textsOf(pastOnes)).toEqual(['山丁', '山丙', '山乙'].map((text) => `${text}搜索过 · 百度`))
    expect(await findViolations('search')).toEqual([])
    await pastOnes.nth(1).hover()
    await pastOnes.nth(1).getByTitle(messages.forget).click()
    await expect.poll(() => textsOf(pastOnes)).toEqual(['山丁', '山乙', '山甲'].map((text) => `${text}搜索过 · 百度`))
    await press('Home')
    await press('Delete') // a character, the caret is before it
    await expect.element(input()).toHaveValue('')
    await input().fill('山')
    await expect.poll(() => textsOf(pastOnes)).toHaveLength(3)
    await press('Delete')
    await expect.poll(past).toMatchObject([{ text: '山乙' }, { text: '山甲' }, { text: '海' }])
    await undoInToast().click()
    await expect.poll(past).toHaveLength(4)
    await input().fill('shanjia')
    await expect.poll(() => textsOf(pastOnes)).toEqual(['山甲搜索过 · 百度'])
    await press('Enter')
    await expect.poll(() => opened).toHaveLength(1)
    expect(opened[0]).toContain(encodeURIComponent('山甲'))
    expect(documentValue('recentEntries')).toEqual([])
  })

  test('finds none while no history is kept', async () => {
    await openWith({ searchTabActiveIndex: 1, isSearchHistory: false }, '山甲')
    await input().fill('山')
    await expect.element(page.getByText(messages.nothing)).toBeVisible()
    expect(pastOnes.elements()).toEqual([])
  })
})
