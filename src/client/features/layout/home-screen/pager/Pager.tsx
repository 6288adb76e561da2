import { useEffect } from 'react'
import { useStore } from 'zustand'
import { lazy } from '../../../../core/page/lazy.ts'
import { pageReady } from '../../../../core/page/replace-first-frame.ts'
import { useScreen } from '../../../../core/page/screen.ts'
import { roving } from '../../../../ui/input/keyboard/roving.ts'
import { currentGroupState, home, indexOfGroup, showGroup, useCurrentGroupIndex } from '../../../data/home/index.ts'
import { followUndo, rememberShownGroups } from '../../../data/home/lazy.ts'
import { findPageArea } from '../../../desk/find.ts'
import { listenToPagingGestures, playTransition } from '../../../desk/paging/lazy.ts'
import { markOverflow } from './edge-mask.ts'
import styles from './Pager.module.css'
import { markPictureFit } from './picture-fit.ts'
import { keepRovingTabindex } from './roving-tabindex.ts'
import './edge-mask.css'
import './tiles.css'

const EmptyGroup = lazy(() => import('./EmptyGroup.tsx'))

/** Paging by dots, wheel, keys and swipe; plays the transitions and keeps the focus in the page. */
export default function Pager() {
  const groups = useStore(home.store, (now) => now.groups)
  const shown = useCurrentGroupIndex()
  const { mobile } = useScreen()
  const group = groups[shown]
  usePaging(groups.length > 0)
  const isEmpty = group === undefined || group.children.length === 0
  const empty = isEmpty && <EmptyGroup group={group} isOnlyGroup={groups.length === 1} />
  if (groups.length < 2) return empty
  return (
    <>
      {empty}
      <ul className={styles.pager} data-pager="" data-gives-way="" onKeyDown={roving(mobile ? 'row' : 'column')}>
        {groups.map((group, index) => (
          <li key={group.id}>
            <button
              type="button"
              className={styles.dot}
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

/** Listens to the store, to gestures and to the focus outside of what React renders. */
function usePaging(enabled: boolean) {
  useEffect(() => {
    const area = findPageArea() // not the first frame's
    if (!enabled || area === null) return undefined
    const end = new AbortController()
    const unsubscribe = [
      currentGroupState.subscribe((now, before) => {
        const { groups } = home.get()
        const [from, to] = [groups[indexOfGroup(before.id)]?.id, groups[indexOfGroup(now.id)]?.id]
        if (from !== to) playTransition(area, { from, to, direction: now.direction })
      }),
      followUndo(),
      rememberShownGroups(),
    ]
    keepRovingTabindex(area, end.signal)
    listenToPagingGestures(area, end.signal)
    markPictureFit(area, end.signal)
    markOverflow(area, end.signal)
    // no drag before the live page has replaced the first frame
    void pageReady().then(async () => (await import('../../grid/lazy.ts')).listenToGridPointer(area, end.signal))
    return () => {
      for (const stop of unsubscribe) stop()
      end.abort()
    }
  }, [enabled])
}
