import { useCallback, useEffect, useState } from 'react'
import { isoDay } from '../../../../../shared/lib/calendar/iso-day.ts'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { language } from '../../../../core/text/i18n.ts'
import { layerElement, overlayLayers } from '../../../../ui/overlay/layers.ts'
import { mascotMemory } from '../document.ts'
import { live2dSettings } from '../settings.ts'
import { chooseLine, type Occasion, occasionsAt } from '../speech/choose-line.ts'
import { loadLines } from '../speech/load-lines.ts'

/** Milliseconds that a line stays. */
const SHOWN_MS = 6000
/** Milliseconds between two lines that nobody has asked for. */
const QUIET_MS = 10 * 60_000
/** Milliseconds after which it greets, and looks again whether there is something to say. */
const GREET_MS = 2500
const LOOK_MS = 60_000
/** Lines that are not said again. */
const KEPT = 12
/** Days after which somebody comes back. */
const AWAY_DAYS = 3

const DAY_MS = 86_400_000

const today = (now: Date): string => isoDay({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() })

/** What there is to say now. @param only these occasions */
async function findLine(only?: readonly Occasion[]): Promise<string | undefined> {
  const lines = await loadLines(language())
  const now = new Date()
  const { character } = live2dSettings.get()
  const moment = { hour: now.getHours(), month: now.getMonth(), weekday: now.getDay(), character }
  return chooseLine(lines, only ?? occasionsAt(moment), mascotMemory.get().recent, Math.random)
}

/** What the first line of a day may be about: nobody was here before, or not for days. */
function occasionsOfDay(now: Date): readonly Occasion[] | undefined {
  const { seenOn } = mascotMemory.get()
  if (seenOn === '') return [{ id: 'firstVisit', weight: 1 }]
  const count = Math.round((Date.parse(today(now)) - Date.parse(seenOn)) / DAY_MS)
  return count >= AWAY_DAYS ? [{ id: 'back', weight: 1, values: { count } }] : undefined
}

/** Whether something lies over the page that it may not speak into. */
const isOverlaid = (): boolean =>
  overlayLayers.some((layer) => layer !== 'toast' && layerElement(layer).childElementCount > 0)

/** Says something. @param only what it is about; else what there is to say now */
export type Say = (only?: readonly Occasion[]) => Promise<void>

/** What the mascot says: asked at any time, unasked rarely. @param isAwake whether it may say something by itself */
export function useSpeech(isAwake: boolean) {
  const isTalking = useDocument(live2dSettings, (now) => now.isTalking)
  const [line, setLine] = useState<string>()
  const say: Say = useCallback(async (only) => {
    const next = await findLine(only).catch(() => undefined) // another build: the page says so elsewhere
    if (next === undefined) return
    setLine(next)
    mascotMemory.update((now) => ({ ...now, recent: [...now.recent, next].slice(-KEPT), seenOn: today(new Date()) }), {
      origin: 'program',
    })
  }, [])
  useEffect(() => {
    if (line === undefined) return
    const timer = setTimeout(() => setLine(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [line])
  useEffect(() => {
    if (!isTalking || !isAwake) return
    const look = () => {
      if (document.hidden || isOverlaid() || Date.now() - mascotMemory.get().spokeAt < QUIET_MS) return
      mascotMemory.update((now) => ({ ...now, spokeAt: Date.now() }), { origin: 'program' })
      void say(occasionsOfDay(new Date()))
    }
    const greeting = setTimeout(look, GREET_MS)
    const timer = setInterval(look, LOOK_MS)
    return () => {
      clearTimeout(greeting)
      clearInterval(timer)
    }
  }, [isTalking, isAwake, say])
  return { line, say }
}
