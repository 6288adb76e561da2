import type { Language } from '../../../../../shared/constants.ts'
import { isoDay } from '../../../../../shared/lib/calendar/iso-day.ts'
import { language } from '../../../../core/text/i18n.ts'
import { mascotMemory } from '../document.ts'
import { live2dSettings } from '../settings.ts'
import { chooseLine, type Lines, type Occasion, occasionsAt } from './choose-line.ts'

/** Lines that are not said again. */
const KEPT = 12
/** Days after which somebody comes back. */
const AWAY_DAYS = 3

const DAY_MS = 86_400_000

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: Lines }>>> = {
  'zh-CN': () => import('./lines/zh-CN.json'),
  'zh-TW': () => import('./lines/zh-TW.json'),
  en: () => import('./lines/en.json'),
  ja: () => import('./lines/ja.json'),
  ko: () => import('./lines/ko.json'),
}

/** What is said in a language. */
export const loadLines = async (language: Language): Promise<Lines> => (await LOADERS[language]()).default

const dayOf = (now: Date): string => isoDay({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() })

/**
 * A line to say now, which is then remembered.
 * @param only what it is about; else what there is to say at the moment
 */
export async function findLine(only?: readonly Occasion[]): Promise<string | undefined> {
  const lines = await loadLines(language())
  const now = new Date()
  const { character } = live2dSettings.get()
  const moment = { hour: now.getHours(), month: now.getMonth(), weekday: now.getDay(), character }
  const line = chooseLine(lines, only ?? occasionsAt(moment), mascotMemory.get().recent, Math.random)
  if (line !== undefined)
    mascotMemory.update(
      ({ recent, ...rest }) => ({ ...rest, recent: [...recent, line].slice(-KEPT), seenOn: dayOf(now) }),
      { origin: 'program' },
    )
  return line
}

/** What the first line is about for whoever was never here, or not for days. */
export function occasionsOfReturn(now: Date, seenOn: string): readonly Occasion[] | undefined {
  if (seenOn === '') return [{ id: 'firstVisit', weight: 1 }]
  const count = Math.round((Date.parse(dayOf(now)) - Date.parse(seenOn)) / DAY_MS)
  return count >= AWAY_DAYS ? [{ id: 'back', weight: 1, values: { count } }] : undefined
}
