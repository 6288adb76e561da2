import { useEffect, useMemo, useState } from 'react'
import type { Language } from '../../../../shared/constants.ts'
import { EMOJI_GROUPS, type EmojiGroup, type EmojiTable } from '../../../../shared/entities/emoji.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import { findEmoji, prepareEmoji, type Readings } from './kernel/find-emoji.ts'

const tables: Readonly<Record<Language, () => Promise<{ readonly default: EmojiTable }>>> = {
  'zh-CN': () => import('virtual:emoji/zh-CN'),
  'zh-TW': () => import('virtual:emoji/zh-TW'),
  en: () => import('virtual:emoji/en'),
  ja: () => import('virtual:emoji/ja'),
  ko: () => import('virtual:emoji/ko'),
}

/** An emoji as the picker shows and finds it. */
export interface Emoji {
  /** The emoji itself. */
  readonly id: string
  /** What it is called. */
  readonly title: string
  readonly keywords: readonly string[]
  readonly group: EmojiGroup
}

/** Emoji of several signs: a font that does not have one draws the signs beside each other. */
const SEQUENCE = /\u200d|\p{Regional_Indicator}/u

let ruler: CanvasRenderingContext2D | null | undefined

/** Whether the system's font has an emoji as one picture: Windows has no flags, older systems lack newer families. */
function isDrawn(emoji: string): boolean {
  if (!SEQUENCE.test(emoji)) return true
  ruler ??= document.createElement('canvas').getContext('2d')
  if (ruler === null) return true
  const widthOf = (text: string) => ruler?.measureText(text).width ?? 0
  return widthOf(emoji) < widthOf('😀') * 1.5
}

const loaded = new Map<Language, readonly Emoji[]>()

/** The emoji that this system draws, with their names in a language. Rejects if they cannot be loaded. */
async function loadEmoji(language: Language): Promise<readonly Emoji[]> {
  const table = (await tables[language]()).default
  const all = EMOJI_GROUPS.flatMap((group) =>
    table[group]
      .filter(([emoji]) => isDrawn(emoji))
      .map(([id, title, words]) => ({ id, title, group, keywords: words.split(' ').filter((word) => word !== '') })),
  )
  loaded.set(language, all)
  return all
}

interface LoadedEmoji {
  /** Undefined while they are loaded, and if that has failed. */
  readonly emoji: readonly Emoji[] | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** The emoji in the current language. */
export function useEmoji(): LoadedEmoji {
  const language = useLanguage()
  const [, setCount] = useState(0)
  const [failedAt, setFailedAt] = useState<number>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (loaded.has(language)) return undefined
    let isCurrent = true
    void loadEmoji(language).then(
      () => isCurrent && setCount((now) => now + 1),
      () => isCurrent && setFailedAt(attempt),
    )
    return () => {
      isCurrent = false
    }
  }, [language, attempt])
  return {
    emoji: loaded.get(language),
    hasFailed: failedAt === attempt,
    retry: () => setAttempt((now) => now + 1),
  }
}

const noReadings: Readings = () => []

/** The emoji that a text finds, by pinyin, too, once its table has loaded; none for a blank one. */
export function useFoundEmoji(all: readonly Emoji[], text: string): readonly Emoji[] {
  const [readings, setReadings] = useState<Readings>(() => noReadings)
  useEffect(() => {
    void import('../../../lib/text/pinyin-readings.ts')
      .then(({ pinyinReadings }) => setReadings(() => pinyinReadings))
      .catch(() => {})
  }, [])
  const isSearching = text.trim() !== ''
  const prepared = useMemo(() => (isSearching ? prepareEmoji(all, readings) : []), [all, readings, isSearching])
  return useMemo(() => findEmoji(prepared, text), [prepared, text])
}
