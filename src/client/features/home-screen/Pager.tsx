import { useEffect } from 'react'
import { useStore } from 'zustand'
import { pageReady } from '../../core/first-frame.ts'
import { lazy } from '../../core/lazy.ts'
import { useScreen } from '../../core/screen.ts'
import { findPageArea } from '../../ui/dom.deferred.ts'
import { roving } from '../../ui/input/roving.ts'
import { current, home, indexOfGroup, showGroup, useCurrentGroup } from '../home/index.ts'
import { listenToPagingGestures, playTransition } from '../paging/lazy.ts'
import styles from './Pager.module.css'
import { keepRovingTabindex } from './roving-tabindex.ts'

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
              data-focus-stop=""
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
    const area = findPageArea()
    if (!exist || area === null) return undefined
    const end = new AbortController()
    const stop = current.subscribe((now, before) => {
      const from = indexOfGroup(before.id)
      if (from !== indexOfGroup(now.id)) playTransition(area, home.get().groups[from]?.id, now.direction)
    })
    keepRovingTabindex(area, end.signal)
    listenToPagingGestures(area, end.signal)
    // nothing is dragged before the page has taken its place
    void pageReady().then(async () => (await import('../grid/lazy.ts')).listenToGridPointer(area, end.signal))
    return () => {
      stop()
      end.abort()
    }
  }, [exist])
}
