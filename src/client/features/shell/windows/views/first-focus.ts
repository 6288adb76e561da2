import { useEffect } from 'react'
import { readScreen } from '../../../../core/page/screen.ts'
import { dataSelector } from '../../../../ui/dom.ts'
import type { WindowTab } from '../model.ts'
import { panelId } from '../tabs/tab-ids.ts'

/**
 * Moves the focus from the window to the field that the view of a tab declares by `data-first-focus`. What else has the
 * focus keeps it, such as the page after a reload; on touch screens no keyboard covers the view.
 */
export function focusFirstField(tab: WindowTab | undefined): void {
  if (tab === undefined || readScreen().mobile || matchMedia('(pointer: coarse)').matches) return
  const view = document.getElementById(panelId(tab))
  const field = view?.querySelector<HTMLElement>(dataSelector('first-focus'))
  const isOnWindow = document.activeElement === (view?.closest('[role="dialog"]') ?? null)
  if (isOnWindow && field?.checkVisibility()) field.focus({ preventScroll: true })
}

/** The same once a view is drawn, which may be after the window took the focus. */
export function useFirstFocus(tab: WindowTab, isDrawn: boolean): void {
  useEffect(() => {
    // the window may have got the focus while the view was loading
    if (isDrawn) focusFirstField(tab)
  }, [tab, isDrawn])
}
