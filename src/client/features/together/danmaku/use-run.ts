import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../core/text/i18n.ts'
import { isAnimationOff } from '../../../ui/motion/motion.ts'
import { advance, begin, type Flow, hasEnded, laneCount, laneHeight, type Run, stillRun } from './model.ts'
import { PROGRAMME, SAMPLE_NAMES } from './samples.ts'

/** The longest step in ms: after a pause of the page lines go on where they were. */
const LONGEST_STEP_MS = 100

interface PreviewRun {
  /** Undefined until the messages have been measured. */
  readonly run: Run | undefined
  readonly stage: RefObject<HTMLDivElement | null>
  /** Holds every message once, in the order of `SAMPLE_NAMES`. */
  readonly ruler: RefObject<HTMLDivElement | null>
  readonly replay: () => void
}

/** Plays the messages with these settings; a still picture where animations are off. */
export function useRun(flow: Flow, ownSize: number): PreviewRun {
  const stage = useRef<HTMLDivElement>(null)
  const ruler = useRef<HTMLDivElement>(null)
  const [run, setRun] = useState<Run>()
  const [plays, setPlays] = useState(0)
  const settings = useRef({ flow, ownSize })
  settings.current = { flow, ownSize }
  const language = useLanguage()
  const { isRefTen, loop, randomChannel, debounce } = flow
  const still = isAnimationOff() ? JSON.stringify([flow, ownSize]) : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: these settings begin the run anew, the others apply to it
  useLayoutEffect(() => {
    // widths depend on the fonts of the page
    const widths = measure(ruler.current)
    const sceneNow = () => {
      const { flow, ownSize } = settings.current
      const area = { width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 }
      return {
        flow,
        stage: area,
        lanes: laneCount(area, laneHeight([flow.fontSize, ownSize]), flow.top),
        widths: new Map([...widths].map(([id, em]) => [id, em * (id === 'own' ? ownSize : flow.fontSize)])),
        programme: PROGRAMME,
        random: Math.random,
      }
    }
    if (isAnimationOff()) return setRun(stillRun(sceneNow()))
    let now = begin(PROGRAMME, flow)
    let last: number | undefined
    let frame = requestAnimationFrame(function draw(time) {
      now = advance(now, Math.min(time - (last ?? time), LONGEST_STEP_MS), sceneNow())
      last = time
      setRun(now)
      if (!hasEnded(now)) frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [isRefTen, loop, randomChannel, debounce, plays, language, still])

  return { run, stage, ruler, replay: () => setPlays(plays + 1) }
}

/** The width of each message in `em`. */
function measure(ruler: HTMLElement | null): ReadonlyMap<string, number> {
  const size = ruler === null ? 1 : Number.parseFloat(getComputedStyle(ruler).fontSize)
  return new Map(
    SAMPLE_NAMES.map((name, index) => [name, (ruler?.children[index]?.getBoundingClientRect().width ?? 0) / size]),
  )
}
