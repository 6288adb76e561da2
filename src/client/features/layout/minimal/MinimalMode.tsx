import { useEffect, useState } from 'react'
import type { Language } from '../../../../shared/constants.ts'
import { localDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import { entryOfDay } from '../../../../shared/lib/calendar/entry-of-day.ts'
import { useRegistryCompleted } from '../../../core/contribute/use-registry.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { useToday } from '../../../core/page/now.ts'
import { useScreen } from '../../../core/page/screen.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import '../../../ui/styles/reading.css'
import { Icon } from '../../../ui/components/icon/Icon.tsx'
import { placeGlass } from '../../../ui/glass/glass-place.ts'
import { close } from '../../../ui/icons/home-paths.ts'
import surface from '../../../ui/styles/surface.module.css'
import { themeSettings } from '../../data/theme/index.ts'
import styles from './Minimal.module.css'
import { useMessages } from './messages.ts'
import type { PoemLine } from './model.ts'
import { useBehindRidge } from './ridge/use-behind-ridge.ts'
import { minimalSettings } from './settings.ts'

/** How long poem and tip fade out, in ms (`--gk-t-fast`). */
const FADE_OUT_MS = 150

/** Minimal mode's additions to clock and search box: a line of a poem, and for new users a tip how to leave. */
export function MinimalMode() {
  const minimal = useDocument(themeSettings, (now) => now.isMinimalism)
  useBehindRidge()
  const [isLeaving, setLeaving] = useState(false)
  const [previous, setPrevious] = useState(minimal)
  if (previous !== minimal) {
    setPrevious(minimal)
    setLeaving(previous)
  }
  useEffect(() => {
    // poem and tip are unmounted after their fade
    if (!isLeaving) return undefined
    const timer = setTimeout(() => setLeaving(false), FADE_OUT_MS)
    return () => clearTimeout(timer)
  }, [isLeaving])
  return minimal || isLeaving ? (
    <>
      <Poem />
      <Tip />
    </>
  ) : null
}

const poems = import.meta.glob<readonly PoemLine[]>('../../../../../catalog/poems/*.json', { import: 'default' })

function Poem() {
  const messages = useMessages()
  const line = entryOfDay(useLines(useLanguage()), localDay(useToday()))
  if (line === undefined) return null
  const source = messages('source', { author: line.author, title: line.title })
  return (
    <p className={styles.poem} data-wallpaper="label" data-label-id="poem" data-daily>
      <span>{line.text}</span>
      <small>{source}</small>
    </p>
  )
}

/** The lines of a language; empty until they are loaded, and where loading fails. */
function useLines(language: Language): readonly PoemLine[] {
  const [lines, setLines] = useState<readonly PoemLine[]>([])
  useEffect(() => {
    // loading is asynchronous
    let isCurrent = true
    poems[`../../../../../catalog/poems/${language}.json`]?.().then(
      (loaded) => isCurrent && setLines(loaded),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [language])
  return lines
}

/** Explains how to leave minimal mode, until the user has left it once or closed the tip. */
function Tip() {
  const isComplete = useRegistryCompleted()
  const isSeen = useDocument(minimalSettings, (now) => now.isTipSeen)
  const { mobile } = useScreen()
  const messages = useMessages()
  const text = messages(mobile ? 'tipMobile' : 'tip')
  if (!isComplete || isSeen || text === '') return null
  return (
    <div ref={placeGlass} className={`${styles.tip} ${surface.g1} ${surface.pill}`} data-wallpaper="glass">
      <span role="status">{text}</span>
      <button
        type="button"
        aria-label={messages('close')}
        onClick={() => minimalSettings.update((now) => ({ ...now, isTipSeen: true }))}
      >
        <Icon path={close} size={14} />
      </button>
    </div>
  )
}
