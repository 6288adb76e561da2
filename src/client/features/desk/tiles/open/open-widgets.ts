import { findApp, findWidget } from '../../../../core/contribute/registry.ts'
import { home } from '../../../data/home/index.ts'
import { findTile } from '../../../data/home/lazy.ts'
import { openApp } from '../../../shell/windows/index.ts'
import { tileTargetAt } from './tile-target.ts'

/** What a widget handles itself. */
const CONTROLS = 'a, button, input, select, textarea, summary, label, [contenteditable], [tabindex], [role="button"]'

/** Opens a widget's window by a click on its tile, or by Enter on it; not where the tile has a control of its own. */
export function openWidgetsOnClick(): void {
  addEventListener('click', ({ target, defaultPrevented }) => {
    if (!defaultPrevented) openWidgetAt(target)
  })
  addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.defaultPrevented && event.target instanceof HTMLElement)
      if (event.target.matches('article')) openWidgetAt(event.target)
  })
}

function openWidgetAt(from: EventTarget | null): void {
  const article = from instanceof Element ? from.closest('article') : null
  if (article === null || !(from instanceof Element)) return
  const control = from.closest(CONTROLS)
  if (control !== null && control !== article && article.contains(control)) return
  const target = tileTargetAt(article)
  const item = target?.at === 'tile' ? findTile(home.get(), target.id)?.item : undefined
  if (item?.component !== undefined && findApp(item.component) !== undefined) openWidget(item.component, item.id)
}

/** Opens a widget's window, that of this tile where each has its own. */
export const openWidget = (app: string, tile: string): void =>
  openApp(findWidget(app)?.perTile ? { app, subject: tile } : { app })
