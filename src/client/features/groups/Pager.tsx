import { useEffect } from 'react'
import { useStore } from 'zustand'
import { pageReady } from '../../core/first-frame.ts'
import { lazy } from '../../core/lazy.ts'
import { useScreen } from '../../core/screen.ts'
import { roving } from '../../ui/roving.ts'
import { current, indexOf, showGroup, useCurrentGroup } from './current.ts'
import { home } from './document.ts'
import styles from './Pager.module.css'
import { keepOneStop } from './roving/keep.ts'
import { listenToGestures } from './turning/gestures.ts'
import { playTurn } from './turning/play.ts'

const EmptyGroup = lazy(() => import('./EmptyGroup.tsx'))

/** Turns the pages: dots to click, the wheel, keys, a swipe; plays each turn, and keeps the focus in the page. */
export default function Pager() {
  const groups = useStore(home.store, (now) => now.groups)
  const shown = useCurrentGroup()
  const { mobile } = useScreen()
  const group = groups[shown]
  usePages(groups.length > 0)
  const empty = group?.children.length === 0 && <EmptyGroup name={group.name} alone={groups.length === 1} />
  if (groups.length < 2) return empty
  return (
    <>
      {empty}
      <ul className={styles['pager']} onKeyDown={roving(mobile ? 'row' : 'column')}>
        {groups.map((group, index) => (
          <li key={group.id}>
            <button
              type="button"
              className={styles['dot']}
              data-stop=""
              tabIndex={index === shown ? 0 : -1}
              aria-label={group.name}
              title={group.name}
              aria-current={index === shown ? 'page' : undefined}
              onClick={() => showGroup(index)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What turns pages lies outside of what React draws: the store's changes, gestures anywhere, and the focus. */
function usePages(exist: boolean) {
  useEffect(() => {
    const area = document.querySelector<HTMLElement>('#root [data-pages]') // not the first frame's
    if (!exist || area === null) return undefined
    const end = new AbortController()
    const stop = current.subscribe((now, before) => {
      const from = indexOf(before.id)
      if (from !== indexOf(now.id)) playTurn(area, home.get().groups[from]?.id, now.direction)
    })
    keepOneStop(area, end.signal)
    listenToGestures(area, end.signal)
    // nothing is dragged before the page has taken its place
    void pageReady().then(async () => (await import('./arranging/sorting/listen.ts')).listenToSorting(area, end.signal))
    return () => {
      stop()
      end.abort()
    }
  }, [exist])
}
