/** Moves the focus among the cards and empty places that can be pressed, to the nearest one in a direction. */
export function moveFocus(table: HTMLElement, direction: 'up' | 'down' | 'left' | 'right'): void {
  const stops = [...table.querySelectorAll<HTMLElement>('button[tabindex="0"]')]
  const from = stops.find((stop) => stop === document.activeElement)
  if (from === undefined) {
    stops[0]?.focus()
    return
  }
  const center = (element: HTMLElement) => {
    const { left, top, width } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top }
  }
  const start = center(from)
  const isAcross = direction === 'left' || direction === 'right'
  const sign = direction === 'right' || direction === 'down' ? 1 : -1
  const distances = stops.flatMap((stop) => {
    const { x, y } = center(stop)
    const along = (isAcross ? x - start.x : y - start.y) * sign
    const beside = Math.abs(isAcross ? y - start.y : x - start.x)
    return along > 2 ? [{ stop, distance: along + beside * 3 }] : []
  })
  distances.toSorted((a, b) => a.distance - b.distance)[0]?.stop.focus()
}
