import { useDocument } from '../core/documents/use-document.ts'
import { lazy } from '../core/page/lazy.ts'
import { themeSettings } from '../features/data/theme/index.ts'
import { SearchBox } from '../features/desk/search/index.ts'
import { GroupArea } from '../features/layout/home-screen/index.ts'
import { Clock } from '../features/look/clock/index.ts'
import { Wallpaper } from '../features/look/wallpaper/index.ts'
import styles from './App.module.css'

const lazyShellPart = (name: 'ClockButton' | 'DayLine' | 'Chrome' | 'Pager' | 'Dock' | 'Overlays') =>
  lazy(async () => ({ default: (await import('./shell.ts'))[name] }))
const ClockButton = lazyShellPart('ClockButton')
const DayLine = lazyShellPart('DayLine')
const Chrome = lazyShellPart('Chrome')
const Pager = lazyShellPart('Pager')
const Dock = lazyShellPart('Dock')
const Overlays = lazyShellPart('Overlays')

/** Loads the parts around the home screen at once: the hand-off waits for them. */
export const preloadShell = () => Promise.allSettled([DayLine, Chrome, Pager, Dock, Overlays].map(({ load }) => load()))

/** The home screen and everything around and over it, in tab order. */
export function App() {
  const minimal = useDocument(themeSettings, (now) => now.isMinimalism)
  return (
    <>
      <Wallpaper />
      <main className={styles.home} data-minimal={minimal || undefined} data-scroller="">
        <Clock>
          <DayLine />
          <ClockButton />
        </Clock>
        <SearchBox />
        <Chrome />
        <GroupArea />
      </main>
      <Pager />
      <Dock />
      <Overlays />
    </>
  )
}
