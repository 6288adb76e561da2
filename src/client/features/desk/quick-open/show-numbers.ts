import { providedContext } from '../../../core/contribute/provided-context.ts'
import { keyOfCommand } from '../../shell/menus/lazy.ts'
import { setFlag } from '../dom.ts'
import { keyOfNumber } from './model.ts'
import styles from './Numbers.module.css'
import { numberedTiles } from './numbered-tiles.ts'

/** How long Alt is held before the numbers are shown, in ms: who knows the key is done before. */
const HOLD_MS = 350

let timer: ReturnType<typeof setTimeout> | undefined
let shown: HTMLElement | undefined

/** Shows the tiles' numbers while Alt is held by itself and its keys act. */
export function showNumbersOnHold(): void {
  addEventListener('keydown', (event) => {
    if (event.key === 'Alt' && event.repeat) return
    hide()
    const isAlone = event.key === 'Alt' && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (isAlone && providedContext()?.typing === false) timer = setTimeout(show, HOLD_MS)
  })
  addEventListener('keyup', (event) => {
    // otherwise the browser would open its menu
    if (event.key === 'Alt' && shown !== undefined) event.preventDefault()
    hide()
  })
  for (const end of ['blur', 'pointerdown', 'wheel'] as const) addEventListener(end, hide, { passive: true })
}

/** Draws the numbers upon the tiles; of a key that the user has given to something else none. */
function show(): void {
  const badges = numberedTiles().flatMap((tile, at) => {
    if (keyOfCommand(`quick-open.open${at + 1}`) !== keyOfNumber(at + 1)) return []
    const { left, top } = tile.getBoundingClientRect()
    const badge = document.createElement('span')
    badge.className = styles.badge ?? ''
    badge.textContent = String(at + 1)
    badge.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
    return [badge]
  })
  if (badges.length === 0) return
  shown = document.createElement('div')
  shown.className = styles.numbers ?? ''
  shown.ariaHidden = 'true'
  setFlag(shown, 'volatile', true)
  shown.append(...badges)
  document.body.append(shown)
}

function hide(): void {
  clearTimeout(timer)
  shown?.remove()
  shown = undefined
}
