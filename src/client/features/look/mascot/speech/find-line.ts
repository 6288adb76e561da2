import type { Language } from '../../../../../shared/constants.ts'
import { dayNumber, localDay } from '../../../../../shared/lib/calendar/calendar-day.ts'
import { parseIsoDay } from '../../../../../shared/lib/calendar/iso-day.ts'
import { loadAgendas } from '../../../../core/contribute/loaders.ts'
import { language } from '../../../../core/text/i18n.ts'
import { dayAt } from '../../../../lib/calendar/civil-time.ts'
import { mascotMemory } from '../document.ts'
import { currentModel } from '../residents/residents.ts'
import { live2dSettings } from '../settings.ts'
import { chooseLine, type Lines, type Occasion } from './choose-line.ts'
import { type Moment, occasionsAt } from './occasions.ts'
import { minutesSat } from './sitting.ts'
import { currentTopics } from './topics.ts'

/** Lines that are not said again. */
const KEPT = 12
/** Days after which somebody comes back. */
const AWAY_DAYS = 3

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: Lines }>>> = {
  'zh-CN': () => import('./lines/zh-CN.json'),
  'zh-TW': () => import('./lines/zh-TW.json'),
  en: () => import('./lines/en.json'),
  ja: () => import('./lines/ja.json'),
  ko: () => import('./lines/ko.json'),
}

/** What is said in a language. */
export const loadLines = async (language: Language): Promise<Lines> => (await LOADERS[language]()).default

/** What is to be done today, and is not. */
async function countTodos(now: Date): Promise<number> {
  const today = localDay(now)
  const entries = (await loadAgendas()).flatMap(({ entriesBetween, addTodo }) =>
    // what takes something to be done lists such things; others have events
    addTodo === undefined ? [] : entriesBetween(today, today),
  )
  return entries.filter(({ isDone }) => !isDone).length
}

interface Battery {
  readonly charging: boolean
  readonly level: number
}

/** What a battery has left; Chromium alone tells. */
async function readBattery(): Promise<number | undefined> {
  const { getBattery }: { getBattery?: () => Promise<Battery> } = navigator as object
  const battery = await getBattery?.call(navigator)
  return battery === undefined || battery.charging ? undefined : battery.level
}

async function readMoment(now: Date): Promise<Moment> {
  const [todos, battery, topics] = await Promise.all([
    countTodos(now).catch(() => 0),
    readBattery().catch(() => undefined),
    currentTopics(),
  ])
  const character = currentModel() === undefined ? live2dSettings.get().character : undefined
  const sitting = minutesSat(mascotMemory.get(), now.getTime())
  return { now, language: language(), character, todos, sitting, battery, topics }
}

/**
 * A line to say now, which is then remembered.
 * @param only what it is about; else what there is to say at the moment
 */
export async function findLine(only?: readonly Occasion[]): Promise<string | undefined> {
  const lines = await loadLines(language())
  const now = new Date()
  const line = chooseLine(lines, only ?? occasionsAt(await readMoment(now)), mascotMemory.get().recent, Math.random)
  if (line === undefined) return undefined
  const { text, occasion } = line
  mascotMemory.update(
    (known) => ({
      ...known,
      recent: [...known.recent, text].slice(-KEPT),
      seenOn: dayAt(now),
      // once is enough for an hour
      ...(occasion === 'sitting' && { cameAt: now.getTime() }),
    }),
    { origin: 'program' },
  )
  return text
}

/** What the first line is about for whoever was never here, or not for days. */
export function occasionsOfReturn(now: Date, seenOn: string): readonly Occasion[] | undefined {
  if (seenOn === '') return [{ id: 'firstVisit', weight: 1 }]
  const last = parseIsoDay(seenOn)
  const count = last === undefined ? 0 : dayNumber(localDay(now)) - dayNumber(last)
  return count >= AWAY_DAYS ? [{ id: 'back', weight: 1, values: { count } }] : undefined
}
