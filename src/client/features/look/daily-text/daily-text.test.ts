import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { liveTg, tg } from '../../../../shared/api/daily-text.ts'
import type { Language } from '../../../../shared/constants.ts'
import { type Diary, diarySchema } from '../../../../shared/entities/daily-text.ts'
import type { CalendarDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import { entryOfDay } from '../../../../shared/lib/calendar/entry-of-day.ts'
import { defineDocument } from '../../../core/documents/document.ts'
import { call, readPageFile } from '../../../core/net/call.ts'
import { type Daily, dailySchema, NO_TEXT } from './daily.ts'
import { daysBefore, isOf } from './model.ts'
import { chooseSource, refresh, showAnother } from './refresh.ts'
import { defineDailyText } from './text-source.ts'

vi.mock('../../../core/net/call.ts', () => ({ call: vi.fn(), readPageFile: vi.fn() }))

const TODAY: CalendarDay = { year: 2026, month: 11, day: 24 }
const TOMORROW: CalendarDay = { year: 2026, month: 11, day: 25 }
const rain: Diary = { content: 'rain', weather: 'rain' }
const snow: Diary = { content: 'snow', weather: 'snow' }
const schema = dailySchema(diarySchema)

let kept = defineDocument<Daily<Diary>>({ id: 'kept', section: 'more', travels: 'device', initial: NO_TEXT, schema })
const load = vi.fn<(language: Language, day: CalendarDay, ref: number) => Promise<Diary | undefined>>()
const text = () => ({ document: kept, load })

beforeEach(() => {
  vi.clearAllMocks()
  load.mockReset()
  kept = defineDocument<Daily<Diary>>({ id: 'kept', section: 'more', travels: 'device', initial: NO_TEXT, schema })
})

describe('the text of a day', () => {
  test('is fetched once for tiles and window, and not again that day', async () => {
    load.mockResolvedValue(rain)
    expect(await Promise.all([refresh(text(), 'en', TODAY), refresh(text(), 'en', TODAY)])).toEqual([true, true])
    expect(await refresh(text(), 'en', TODAY)).toBe(true)
    expect(load).toHaveBeenCalledTimes(1)
    expect(kept.get()).toEqual({ day: '2026-11-24', language: 'en', ref: 0, entry: rain })
  })

  test('is fetched anew on another day, also a month later, and in another language', async () => {
    load.mockResolvedValue(rain)
    await refresh(text(), 'en', TODAY)
    await refresh(text(), 'en', TOMORROW)
    await refresh(text(), 'en', { ...TOMORROW, month: 12 })
    await refresh(text(), 'ja', { ...TOMORROW, month: 12 })
    expect(load).toHaveBeenCalledTimes(4)
    expect(isOf(kept.get(), '2026-12-25', 'ja')).toBe(true)
  })

  test('stays where no other one can be got, and the next attempt tries again', async () => {
    load.mockResolvedValueOnce(rain).mockResolvedValueOnce(undefined).mockResolvedValueOnce(snow)
    await refresh(text(), 'en', TODAY)
    expect(await refresh(text(), 'en', TOMORROW)).toBe(false)
    expect(kept.get().entry).toEqual(rain)
    expect(await showAnother({ document: kept, load: async () => undefined }, 'en', TODAY)).toBe(false)
    expect(kept.get().entry).toEqual(rain)
    expect(await refresh(text(), 'en', TOMORROW)).toBe(true)
    expect(kept.get().entry).toEqual(snow)
  })

  test('gives way to another one, which another tab’s fetch does not undo', async () => {
    const slow = Promise.withResolvers<Diary>()
    load.mockReturnValueOnce(slow.promise).mockResolvedValueOnce(snow)
    const first = refresh(text(), 'en', TODAY)
    await showAnother(text(), 'en', TODAY)
    slow.resolve(rain)
    await first
    expect(kept.get()).toMatchObject({ ref: 1, entry: snow })
  })

  test('of earlier days crosses months', () => {
    expect(daysBefore({ year: 2026, month: 3, day: 1 }, 1)).toEqual({ year: 2026, month: 2, day: 28 })
  })
})

describe('what is stored', () => {
  const parse = (input: unknown) => schema.parse(input)
  test('is read as it is', () => {
    const value = { day: '2026-11-24', language: 'ko', ref: 3, entry: rain }
    expect(parse(value)).toEqual({ ok: true, value, repaired: [] })
  })

  test('keeps its sound parts; without a text it is fetched again', () => {
    const entry = { content: '', weather: 'hail' }
    expect(parse({ day: '2026-11-24', language: 'ko', ref: 3, entry })).toEqual({
      ok: true,
      value: { day: '', language: 'ko', ref: 3, entry: null },
      repaired: ['entry'],
    })
    expect(parse({ day: '2026-02-31', language: 'xx', ref: -1, entry: rain })).toEqual({
      ok: true,
      value: { day: '', language: '', ref: 0, entry: rain },
      repaired: ['day', 'language', 'ref'],
    })
    expect(parse('x').ok).toBe(false)
  })

  test('is never longer than a pack’s entry may be', () => {
    const entry = { content: 'x'.repeat(5000), weather: 'rain' }
    expect(parse({ ...NO_TEXT, entry })).toMatchObject({ value: { entry: null }, repaired: ['entry'] })
  })
})

describe('where a text comes from', () => {
  const fromPage = vi.mocked(readPageFile)
  const fromServer = vi.mocked(call)
  const define = () => defineDailyText({ document: kept, kind: 'diary', packed: diarySchema, entryOfDay, endpoint: tg })

  test('an unreadable pack is no pack: the server is asked, with the user’s own date', async () => {
    fromServer.mockResolvedValue(snow)
    for (const answer of [undefined, 'no json', '{"content":"x"}', '[{"content":"","weather":"rain"}]', '[]']) {
      fromPage.mockResolvedValueOnce(answer)
      // a language each, because a pack that was read is not read again
      const language = (['zh-CN', 'zh-TW', 'ja', 'ko', 'en'] as const)[fromPage.mock.calls.length % 5] ?? 'en'
      expect(await define().load(language, TODAY, 2)).toEqual(snow)
      expect(fromServer).toHaveBeenLastCalledWith(tg, { locale: language, day: '2026-11-24', ref: 2 }, { silent: true })
    }
  })

  test('without a server either there is none, and no error', async () => {
    fromPage.mockResolvedValueOnce(undefined)
    fromServer.mockRejectedValueOnce(new Error('offline'))
    expect(await define().load('zh-CN', TODAY, 0)).toBeUndefined()
  })
})

describe('a text of a third party', () => {
  const fromServer = vi.mocked(call)
  const define = () =>
    defineDailyText({
      document: kept,
      kind: 'diary',
      packed: diarySchema,
      entryOfDay,
      endpoint: tg,
      live: { area: 'diary', endpoint: liveTg },
    })
  const storm: Diary = { content: 'storm', weather: 'storm', link: 'https://texts.example/' }

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 24, 9) })
    vi.mocked(readPageFile).mockResolvedValue(JSON.stringify([rain]))
  })
  afterEach(() => vi.useRealTimers())

  test('is asked for today, where the user wants it, in its language', async () => {
    fromServer.mockResolvedValue(storm)
    const diary = define()
    expect(await diary.load('zh-CN', TODAY, 0)).toEqual(rain)
    expect(fromServer).not.toHaveBeenCalled()
    chooseSource(diary, true)
    expect(await diary.load('zh-CN', TODAY, 3)).toEqual(storm)
    expect(fromServer).toHaveBeenLastCalledWith(liveTg, { day: '2026-11-24', ref: 3 }, { silent: true })
    fromServer.mockClear()
    for (const [language, day, ref] of [
      ['en', TODAY, 0],
      ['zh-CN', { ...TODAY, day: 23 }, 0],
      ['zh-CN', TODAY, 21],
    ] as const)
      expect(await diary.load(language, day, ref)).toEqual(rain)
    expect(fromServer).not.toHaveBeenCalled()
  })

  test('that cannot be got gives way to the bundled one without a word', async () => {
    fromServer.mockRejectedValue(new Error('offline'))
    chooseSource(define(), true)
    expect(await refresh(define(), 'zh-CN', TODAY)).toBe(true)
    expect(kept.get()).toMatchObject({ isLive: true, entry: rain })
  })

  test('takes the place of the bundled one as soon as it is chosen, also while that is being fetched', async () => {
    const slow = Promise.withResolvers<Diary>()
    load.mockReturnValueOnce(slow.promise).mockResolvedValueOnce(storm)
    const bundled = refresh(text(), 'zh-CN', TODAY)
    chooseSource(text(), true)
    await refresh(text(), 'zh-CN', TODAY)
    slow.resolve(rain)
    await bundled
    expect(kept.get()).toMatchObject({ isLive: true, entry: storm })
    chooseSource(text(), false)
    expect(isOf(kept.get(), '2026-11-24', 'zh-CN')).toBe(false)
  })

  test('is chosen for good', () => {
    const value = { day: '2026-11-24', language: 'zh-CN', ref: 0, entry: storm, isLive: true }
    expect(schema.parse(value)).toEqual({ ok: true, value, repaired: [] })
  })
})

test('a failed tile has room for its sentence, in two lines of twelve Latin letters or six others, and its retry', () => {
  const catalogs = import.meta.glob<{ failed: string; retry: string }>('./locales/*.json', {
    eager: true,
    import: 'default',
  })
  const width = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u1100' ? 2 : 1), 0)
  for (const { failed, retry } of Object.values(catalogs)) {
    expect(width(failed), failed).toBeLessThanOrEqual(24)
    expect(width(retry), retry).toBeLessThanOrEqual(9)
  }
})

test('a pack needs no server, and is read once', async () => {
  vi.resetModules()
  const { defineDailyText: defineAnew } = await import('./text-source.ts')
  const page = vi.mocked((await import('../../../core/net/call.ts')).readPageFile)
  page.mockResolvedValue(JSON.stringify([rain, snow]))
  const packed = v.pipe(diarySchema)
  const { load: loadText, findInPack } = defineAnew({
    document: kept,
    kind: 'diary',
    packed,
    entryOfDay,
    endpoint: tg,
  })
  const texts = [await loadText('en', TODAY, 0), await loadText('en', TOMORROW, 0)]
  expect(texts.map((one) => one?.content).toSorted()).toEqual(['rain', 'snow'])
  expect(await findInPack('en', TODAY, 0, ({ content }) => content === 'snow')).toEqual(snow)
  expect(await findInPack('en', TODAY, 0, () => false)).toBeUndefined()
  expect(page).toHaveBeenCalledTimes(1)
  expect(page.mock.calls[0]?.[0]).toMatch(/diary\.en.*\.json/)
  expect(vi.mocked(call)).not.toHaveBeenCalled()
})
