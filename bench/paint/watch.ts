/** Measurements of one visit within the page. Times are ms since the navigation began. */
export interface Observation {
  readonly fcp: number
  readonly lcp: number
  /** Clock and search box are painted. */
  readonly usable: number
  /** The search box accepts input. */
  readonly inputReady: number
  /**
   * Every tile in the viewport is painted with its icon; NaN without tiles. Widgets do not count, since their content
   * is not in a snapshot.
   */
  readonly complete: number
  /** The program's page has replaced the first frame; NaN without a program. */
  readonly takenOver: number
  /** Whether the first paint came from the boot script's snapshot. */
  readonly fromSnapshot: boolean
  /** Time of long tasks beyond their first 50 ms, of the whole visit. */
  readonly blocking: number
  readonly shift: number
  readonly nodes: number
  /** Files that the visit requested, with the document, and their number before the first contentful paint. */
  readonly requests: number
  readonly requestsBeforePaint: number
  /** Bytes over the network, headers included. */
  readonly bytes: number
}

/**
 * Runs in the page before its scripts and defines `watched(rest)`, a promise of the measurements until `rest` ms after
 * the page is complete. Read-only checks, once per frame. Must be self-contained: it is sent to the page as text.
 */
export function observePage(): void {
  const frames: Partial<Record<'clock' | 'keys' | 'tiles' | 'taken', { at: number; next: number }>> = {}
  let [lcp, shift, blocking, frozen] = [0, 0, 0, false]

  const observe = (type: string, take: (entry: PerformanceEntry & { readonly value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    lcp = startTime
  })
  observe('layout-shift', ({ value = 0 }) => {
    shift += value
  })
  observe('longtask', ({ duration }) => {
    blocking += Math.max(0, duration - 50)
  })

  const isVisible = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true
  const hasArt = (tile: Element) => {
    const pictures = [...tile.querySelectorAll('img')]
    if (pictures.length > 0) return pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    if (tile.querySelector('b, svg') !== null) return true
    return [...tile.querySelectorAll('span')].some((span) => getComputedStyle(span).backgroundImage !== 'none')
  }
  const inView = (element: Element) => element.getBoundingClientRect().top < innerHeight

  const container = () => document.getElementById('first') ?? document.getElementById('root') ?? document.body
  /** The awaited conditions. Each is checked only until it is met, since the checks take time too. */
  const conditions = {
    keys: () => isVisible(container().querySelector('input')),
    clock: () =>
      conditions.keys() &&
      isVisible(container().querySelector('time')) &&
      container().querySelector('time')?.textContent !== '',
    taken: () => hasTakenOver(),
    tiles: () => {
      const tiles = [...container().querySelectorAll('main li:not([data-volatile], :has(article), article li)')].filter(
        inView,
      )
      return tiles.length > 0 && tiles.every((tile) => isVisible(tile) && hasArt(tile))
    },
  }
  const hasTakenOver = () => {
    const page = document.getElementById('root')
    return page !== null && document.getElementById('first') === null && isVisible(page.querySelector('main'))
  }

  const whenComplete = new Promise<void>((resolve) => {
    const frame = () => {
      const at = performance.now()
      const open = Object.values(frames).filter(({ next }) => next === 0)
      for (const one of open) one.next = at
      for (const name of ['clock', 'keys', 'tiles', 'taken'] as const) {
        if (frames[name] === undefined && conditions[name]()) frames[name] = { at, next: 0 }
      }
      frozen ||= document.getElementById('first') !== null
      const loaded = document.readyState === 'complete'
      const required = [
        frames.clock,
        ...(container().querySelector('main') === null ? [] : [frames.tiles]),
        ...(document.getElementById('root') === null ? [] : [frames.taken]),
      ]
      if (loaded && required.every((one) => one !== undefined && one.next > 0)) resolve()
      else requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })

  /**
   * The paint time of a frame: known by the browser for the first contentful frame, else the start of the next frame.
   */
  const paintTimeOf = (frame: { at: number; next: number } | undefined, paint: PaintEntry | undefined) => {
    if (frame === undefined) return Number.NaN
    return paint !== undefined && frame.at <= (paint.paintTime ?? paint.startTime) ? paint.startTime : frame.next
  }
  type PaintEntry = PerformanceEntry & { readonly paintTime?: number }

  const watched = async (rest: number): Promise<Observation> => {
    const timeout = new Promise((_, reject) =>
      setTimeout(reject, 20_000, new Error(`not whole: ${Object.keys(frames)}`)),
    )
    await Promise.race([whenComplete, timeout])
    await new Promise((resolve) => setTimeout(resolve, rest))
    const paint: PaintEntry | undefined = performance.getEntriesByName('first-contentful-paint')[0]
    const fcp = paint?.startTime ?? Number.NaN
    const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].filter(
      (entry) => entry instanceof PerformanceResourceTiming,
    )
    return {
      fcp,
      lcp,
      usable: paintTimeOf(frames.clock, paint),
      inputReady: frames.keys?.at ?? Number.NaN,
      complete: paintTimeOf(frames.tiles, paint),
      takenOver: frames.taken?.next ?? Number.NaN,
      fromSnapshot: frozen,
      blocking,
      shift,
      nodes: document.querySelectorAll('*').length,
      requests: files.length,
      requestsBeforePaint: files.filter(({ startTime }) => startTime < fcp).length,
      bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
    }
  }
  Object.assign(window, { watched })
}
