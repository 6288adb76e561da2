import { type RefObject, useLayoutEffect } from 'react'
import { dataSelector } from '../../../desk/dom.ts'
import { type Hole, maskOf } from './mask.ts'

/** What messages dissolve behind: clock, search box and tools; wholly behind the sidebar and an open panel. */
function holesIn(layer: HTMLElement): readonly Hole[] {
  const main = layer.closest('main')
  const origin = layer.getBoundingClientRect()
  const hole = (selector: string, is: Hole['is']): readonly Hole[] => {
    const element = main?.querySelector(selector)
    if (element == null || !element.checkVisibility({ opacityProperty: true })) return []
    const { x, y, width, height } = element.getBoundingClientRect()
    return [{ x: Math.round(x - origin.x), y: Math.round(y - origin.y), width, height, is }]
  }
  return [
    ...hole(':scope > header', 'seen'),
    ...hole(':scope > search > form', 'seen'),
    ...hole('[role="toolbar"]', 'seen'),
    ...hole(`:scope > search > ${dataSelector('transient')}`, 'panel'),
    ...hole(`${dataSelector('sidebar')} > :first-child`, 'panel'),
  ]
}

/** Dissolves what is in the layer where the clock and the search box are, as long as it is shown. */
export function useMask(layer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = layer.current
    const main = element?.closest('main')
    const search = main?.querySelector(':scope > search')
    if (element === null || main == null) return
    let frame = 0
    let shown = ''
    const draw = () => {
      frame = 0
      const mask = maskOf(element.clientWidth, element.clientHeight, holesIn(element))
      if (mask === shown) return
      shown = mask
      element.style.setProperty('--mask', mask)
    }
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(draw)
    }
    const sizes = new ResizeObserver(soon)
    for (const one of [main, element, ...main.querySelectorAll(':scope > :is(header, search)')]) sizes.observe(one)
    // settings are custom properties of the root; the panel comes and goes in the search box
    const changes = new MutationObserver(() => {
      for (const panel of search?.querySelectorAll(`:scope > ${dataSelector('transient')}`) ?? []) sizes.observe(panel)
      soon()
    })
    changes.observe(document.documentElement, { attributes: true })
    if (search != null) changes.observe(search, { childList: true })
    draw()
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      changes.disconnect()
    }
  }, [layer])
}
