import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { useStore } from 'zustand'
import { placeGlass } from '../../glass/glass-place.ts'
import { hideTooltip, shownTooltip } from '../../input/tooltip.ts'
import { classes } from '../../styles/classes.ts'
import surface from '../../styles/surface.module.css'
import { layerElement } from '../layers.ts'
import { coversControl } from './covers-control.ts'
import { freePlace, OFFSET_PX } from './placement.ts'
import styles from './TooltipLayer.module.css'

/** Draws the page's one tooltip beside its target. */
export function TooltipLayer() {
  const tooltip = useStore(shownTooltip)
  return tooltip ? <Bubble key={keyOf(tooltip.target)} {...tooltip} /> : null
}

function Bubble({ target, text, placement }: NonNullable<ReturnType<typeof shownTooltip.getState>>) {
  const anchor = useRef<Element>(target)
  const bubble = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(placement)
  useLayoutEffect(() => placeGlass(bubble.current), [])
  useLayoutEffect(() => {
    if (bubble.current === null) return
    const toolbar = target.closest('[role="toolbar"]')
    const free = freePlace(placement, {
      control: target.getBoundingClientRect(),
      toolbar: toolbar?.getBoundingClientRect(),
      bubble: { width: bubble.current.offsetWidth, height: bubble.current.offsetHeight },
      view: { width: innerWidth, height: innerHeight },
      isCovering: (box) => coversControl(box, target),
    })
    anchor.current = free?.beside === 'toolbar' && toolbar ? toolbar : target
    setShown(free?.placement ?? placement)
  }, [target, placement])
  useEffect(() => {
    // Esc dismisses the tooltip alone; a removed target hides it too
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hideTooltip()
    }
    addEventListener('keydown', dismiss, { capture: true })
    const watch = setInterval(() => target.isConnected || hideTooltip(), 500)
    return () => {
      removeEventListener('keydown', dismiss, { capture: true })
      clearInterval(watch)
    }
  }, [target])
  return (
    <TooltipTriggerStateContext value={alwaysOpen}>
      <Tooltip
        ref={bubble}
        triggerRef={anchor}
        placement={shown}
        offset={OFFSET_PX}
        containerPadding={OFFSET_PX}
        className={classes(surface.g2, styles.tooltip)}
        UNSTABLE_portalContainer={layerElement('menu')}
      >
        {text}
      </Tooltip>
    </TooltipTriggerStateContext>
  )
}

/** The store decides: a bubble that is mounted is open. */
const alwaysOpen = { isOpen: true, shouldSkipAnimation: false, open() {}, close: hideTooltip }

const keys = new WeakMap<Element, number>()
let lastKey = 0

/** A key per target: another target mounts another bubble, which is positioned anew. */
function keyOf(target: Element): number {
  const known = keys.get(target) ?? ++lastKey
  keys.set(target, known)
  return known
}
