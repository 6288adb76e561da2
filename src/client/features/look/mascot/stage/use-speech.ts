import { useCallback, useEffect, useState } from 'react'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { language } from '../../../../core/text/i18n.ts'
import { layerElement, overlayLayers } from '../../../../ui/overlay/layers.ts'
import { mascotMemory } from '../document.ts'
import { live2dSettings } from '../settings.ts'
import type { Occasion } from '../speech/choose-line.ts'
import { findLine, loadLines, occasionsOfReturn } from '../speech/find-line.ts'
import { seenAt } from '../speech/sitting.ts'

/** Milliseconds that a line stays. */
const SHOWN_MS = 6000
/** Milliseconds between two lines that nobody has asked for. */
const QUIET_MS = 10 * 60_000
/** Milliseconds after which it greets, and looks again whether there is something to say. */
const GREET_MS = 2500
const LOOK_MS = 60_000

/** Whether something lies over the page that it may not speak into. */
const isOverlaid = (): boolean =>
  overlayLayers.some((layer) => layer !== 'toast' && layerElement(layer).childElementCount > 0)

/** Says something. @param only what it is about; else what there is to say now */
export type Say = (only?: readonly Occasion[]) => Promise<void>

/** What the mascot says: asked at any time, unasked rarely. @param isAwake whether it may say something by itself */
export function useSpeech(isAwake: boolean): { readonly line: string | undefined; readonly say: Say } {
  const isTalking = useDocument(live2dSettings, (now) => now.isTalking)
  const [line, setLine] = useState<string>()
  const say: Say = useCallback(async (only) => {
    // after an update of the program there may be no lines to load: it is silent
    setLine(await findLine(only).catch(() => undefined))
  }, [])
  useEffect(() => void loadLines(language()).catch(() => {}), []) // what was loaded once is there offline
  useEffect(() => {
    if (line === undefined) return
    const timer = setTimeout(() => setLine(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [line])
  useEffect(() => {
    if (!isTalking || !isAwake) return
    const look = () => {
      if (document.hidden) return
      const now = Date.now()
      mascotMemory.update((known) => ({ ...known, ...seenAt(known, now) }), { origin: 'program' })
      const { spokeAt, seenOn } = mascotMemory.get()
      // a clock that was put back does not silence it
      if (isOverlaid() || (spokeAt <= now && now - spokeAt < QUIET_MS)) return
      mascotMemory.update((known) => ({ ...known, spokeAt: now }), { origin: 'program' })
      void say(occasionsOfReturn(new Date(), seenOn))
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
