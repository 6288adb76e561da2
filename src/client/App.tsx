import { lazy, Suspense } from 'react'
import styles from './App.module.css'
import { Clock } from './features/clock/index.ts'
import { GroupArea } from './features/groups/index.ts'
import { SearchBox } from './features/search/index.ts'
import { Wallpaper } from './features/wallpaper/index.ts'

const Chrome = lazy(() => import('./Chrome.tsx'))
const Dock = lazy(() => import('./features/dock/Dock.tsx'))
const Pager = lazy(() => import('./features/groups/Pager.tsx'))
const Overlays = lazy(() => import('./Overlays.tsx'))

/** The home screen, and the place of everything that may lie over it; in the order in which Tab walks through it. */
export function App() {
  return (
    <>
      <Wallpaper />
      <main className={styles['home']}>
        <Clock />
        <SearchBox />
        <Suspense>
          <Chrome />
        </Suspense>
        <GroupArea />
      </main>
      <Suspense>
        <Pager />
        <Dock />
        <Overlays />
      </Suspense>
    </>
  )
}
