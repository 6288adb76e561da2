import { useEffect } from 'react'
import { useStore } from 'zustand'
import { THROTTLE } from '../../../shared/constants.ts'
import { current, showGroup, turnGroup, useCurrentGroup } from './current.ts'
import { home } from './document.ts'
import styles from './Pager.module.css'
import { arrowOf, swipeOf, wheelOf } from './turning/model.ts'
import { playTurn } from './turning/play.ts'

/** Turns the pages: dots to click, the wheel, arrows, a swipe; and plays each turn. */
export default function Pager() {
  const groups = useStore(home.store, (now) => now.groups)
  const shown = useCurrentGroup()
  useTurns()
  if (groups.length < 2) return null
  return (
    <div className={styles['pager']} role="presentation">
      {groups.map((group, index) => (
        <button
          key={group.id}
          type="button"
          className={styles['dot']}
          aria-label={group.name}
          title={group.name}
          aria-current={index === shown ? 'page' : undefined}
          onClick={() => showGroup(index)}
        />
      ))}
    </div>
  )
}

/** What turns pages lies outside of what React draws: the store's changes, and gestures anywhere on the home screen. */
function useTurns() {
  useEffect(() => {
    const area = document.querySelector<HTMLElement>('[data-pages]')
    if (area === null) return undefined
    const end = new AbortController()
    const { signal } = end
    const stop = current.subscribe((now, before) => before.id !== now.id && playTurn(area, now.direction))
    let lastWheel = 0
    let touched: Touch | undefined
    const turn = (way: 1 | -1 | undefined) => way !== undefined && turnGroup(way)
    const listen = { signal, passive: true } as const
    const main = area.closest('main') ?? area
    main.addEventListener(
      'wheel',
      (event) => {
        if (event.ctrlKey || event.timeStamp - lastWheel < THROTTLE.wheelMs) return
        lastWheel = event.timeStamp
        const after = area.scrollHeight - area.clientHeight - area.scrollTop
        turn(wheelOf(event.deltaY, { before: area.scrollTop, after }))
      },
      listen,
    )
    main.addEventListener(
      'touchstart',
      (event) => (touched = event.touches.length === 1 ? event.touches[0] : undefined),
      listen,
    )
    main.addEventListener(
      'touchend',
      ({ changedTouches: [left] }) => {
        if (left && touched) turn(swipeOf({ x: left.clientX - touched.clientX, y: left.clientY - touched.clientY }))
      },
      listen,
    )
    addEventListener(
      'keydown',
      (event) => {
        const free = document.activeElement === document.body || document.activeElement === null
        if (free && !event.ctrlKey && !event.metaKey && !event.altKey) turn(arrowOf(event.key))
      },
      { signal },
    )
    return () => {
      stop()
      end.abort()
    }
  }, [])
}
