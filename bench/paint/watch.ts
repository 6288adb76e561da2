/** What one opening of a page came to, as the page itself saw it. Times are ms since the navigation began. */
export interface Watched {
  readonly fcp: number
  readonly lcp: number
  /** Clock and search box are on the screen. */
  readonly usable: number
  /** The search box is there and can be typed into. */
  readonly keys: number
  /**
   * Every tile of the group that is in the viewport has its art on the screen; NaN where there are no tiles. Widgets are
   * none: what lives in them is in no picture of the page.
   */
  readonly complete: number
  /** The program's own page stands, and nothing painted before it; NaN where there is no program. */
  readonly taken: number
  /** Whether the first paint came from the boot script's picture of the page. */
  readonly frozen: boolean
  /** What long tasks took beyond their first 50 ms. */
  readonly blocking: number
  readonly shift: number
  readonly nodes: number
  /** Files asked for, the document included, and how many of them before the first contentful paint. */
  readonly requests: number
  readonly requestsBeforePaint: number
  /** Bytes that came over the network, headers included. */
  readonly bytes: number
}

/**
 * Runs in the page before anything else, and leaves `watched(rest)` there: a promise of what was seen until the page
 * was whole and `rest` ms longer. It looks once a frame until everything it waits for has been seen, and touches nothing.
 * Self-contained: it is sent to the page as text.
 */
export function watch(): void {
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

  const shown = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true
  const hasArt = (tile: Element) => {
    const pictures = [...tile.querySelectorAll('img')]
    if (pictures.length > 0) return pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    if (tile.querySelector('b, svg') !== null) return true
    return [...tile.querySelectorAll('span')].some((span) => getComputedStyle(span).backgroundImage !== 'none')
  }
  const inView = (element: Element) => element.getBoundingClientRect().top < innerHeight

  const place = () => document.getElementById('first') ?? document.getElementById('root') ?? document.body
  /** What of it is there now. Each is asked for by itself: to look costs time, too, and is done until it has been seen. */
  const seen = {
    keys: () => shown(place().querySelector('input')),
    clock: () =>
      seen.keys() && shown(place().querySelector('time')) && place().querySelector('time')?.textContent !== '',
    taken: () => hasTakenOver(),
    tiles: () => {
      const tiles = [...place().querySelectorAll('main li:not(:has(article))')].filter(inView)
      return tiles.length > 0 && tiles.every((tile) => shown(tile) && hasArt(tile))
    },
  }
  const hasTakenOver = () => {
    const page = document.getElementById('root')
    return page !== null && document.getElementById('first') === null && shown(page.querySelector('main'))
  }

  const whole = new Promise<void>((resolve) => {
    const frame = () => {
      const at = performance.now()
      const open = Object.values(frames).filter(({ next }) => next === 0)
      for (const one of open) one.next = at
      for (const name of ['clock', 'keys', 'tiles', 'taken'] as const) {
        if (frames[name] === undefined && seen[name]()) frames[name] = { at, next: 0 }
      }
      frozen ||= document.getElementById('first') !== null
      const loaded = document.readyState === 'complete'
      const waitsFor = [
        frames.clock,
        ...(place().querySelector('main') === null ? [] : [frames.tiles]),
        ...(document.getElementById('root') === null ? [] : [frames.taken]),
      ]
      if (loaded && waitsFor.every((one) => one !== undefined && one.next > 0)) resolve()
      else requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })

  /**
   * When what was there in a frame is on the screen. Of the frame that brought the first content the browser knows; of
   * any other the beginning of the next frame is taken.
   */
  const onScreen = (frame: { at: number; next: number } | undefined, paint: PaintEntry | undefined) => {
    if (frame === undefined) return Number.NaN
    return paint !== undefined && frame.at <= (paint.paintTime ?? paint.startTime) ? paint.startTime : frame.next
  }
  type PaintEntry = PerformanceEntry & { readonly paintTime?: number }

  const watched = async (rest: number): Promise<Watched> => {
    const late = new Promise((_, reject) => setTimeout(reject, 20_000, new Error(`not whole: ${Object.keys(frames)}`)))
    await Promise.race([whole, late])
    await new Promise((resolve) => setTimeout(resolve, rest))
    const paint: PaintEntry | undefined = performance.getEntriesByName('first-contentful-paint')[0]
    const fcp = paint?.startTime ?? Number.NaN
    const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].filter(
      (entry) => entry instanceof PerformanceResourceTiming,
    )
    return {
      fcp,
      lcp,
      usable: onScreen(frames.clock, paint),
      keys: frames.keys?.at ?? Number.NaN,
      complete: onScreen(frames.tiles, paint),
      taken: frames.taken?.next ?? Number.NaN,
      frozen,
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
