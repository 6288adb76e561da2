import { useEffect, useRef } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { useStore } from 'zustand'
import { placeGlass } from '../../glass/glass-place.ts'
import { hideTooltip, shownTooltip } from '../../input/tooltip.ts'
import { classes } from '../../styles/classes.ts'
import surface from '../../styles/surface.module.css'
import { layerElement } from '../layers.ts'
import styles from './TooltipLayer.module.css'

/** Draws the page's one tooltip beside its target. */
export function TooltipLayer() {
  const tooltip = useStore(shownTooltip)
  return tooltip ? <Bubble key={keyOf(tooltip.target)} {...tooltip} /> : null
}

function Bubble({ target, text, placement }: NonNullable<ReturnType<typeof shownTooltip.getState>>) {
  const anchor = useRef<Element>(target)
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
        ref={placeGlass}
        triggerRef={anchor}
        placement={placement}
        offset={8}
        containerPadding={8}
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
