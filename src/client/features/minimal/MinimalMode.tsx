import { useEffect, useState } from 'react'
import type { Language } from '../../../shared/constants.ts'
import { localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { useLanguage } from '../../core/i18n.ts'
import { useDocument, useRegistryCompleted } from '../../core/react.ts'
import { useScreen } from '../../core/screen.ts'
import '../../ui/styles/reading.css'
import { Icon } from '../../ui/components/icon/Icon.tsx'
import { placeGlass } from '../../ui/glass/glass-place.ts'
import { close } from '../../ui/icons/home-paths.ts'
import surface from '../../ui/styles/surface.module.css'
import { useToday } from '../clock/index.ts'
import { themeSettings } from '../theme/index.ts'
import styles from './Minimal.module.css'
import { useMessages } from './messages.ts'
import { type Line, lineOfDay } from './model.ts'
import { minimalSettings } from './settings.ts'

/** How long what stands at the foot takes to go, in ms (`--gk-t-fast`). */
const GOING_MS = 150

/** What minimal mode adds to clock and search box: a line of poem, and at first how one leaves. */
export function MinimalMode() {
  const minimal = useDocument(themeSettings, (now) => now.isMinimalism)
  const [going, setGoing] = useState(false)
  const [was, setWas] = useState(minimal)
  if (was !== minimal) {
    setWas(minimal)
    setGoing(was)
  }
  useEffect(() => {
    // it stays until it has faded
    if (!going) return undefined
    const timer = setTimeout(() => setGoing(false), GOING_MS)
    return () => clearTimeout(timer)
  }, [going])
  return minimal || going ? (
    <>
      <Poem />
      <Tip />
    </>
  ) : null
}

const poems = import.meta.glob<readonly Line[]>('../../../../catalog/poems/*.json', { import: 'default' })

function Poem() {
  const messages = useMessages()
  const line = lineOfDay(useLines(useLanguage()), localDay(useToday()))
  if (line === undefined) return null
  const source = messages('source', { author: line.author, title: line.title })
  return (
    <p className={styles['poem']} data-wallpaper="label" data-label-id="poem" data-daily>
      <span>{line.text}</span>
      <small>{source}</small>
    </p>
  )
}

/** The lines of a language, as soon as they have come; none where they cannot be loaded. */
function useLines(language: Language): readonly Line[] {
  const [lines, setLines] = useState<readonly Line[]>([])
  useEffect(() => {
    // a file comes from outside of React
    let wanted = true
    poems[`../../../../catalog/poems/${language}.json`]?.().then(
      (come) => wanted && setLines(come),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [language])
  return lines
}

/** Tells how one comes back, until that is known. */
function Tip() {
  const known = useRegistryCompleted()
  const seen = useDocument(minimalSettings, (now) => now.isTipSeen)
  const { mobile } = useScreen()
  const messages = useMessages()
  const text = messages(mobile ? 'tipMobile' : 'tip')
  if (!known || seen || text === '') return null
  return (
    <div ref={placeGlass} className={`${styles['tip']} ${surface['g1']} ${surface['pill']}`} data-wallpaper="glass">
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
