import { themeSettings } from '../../data/theme/index.ts'

/** A page that has just opened is busy with that, in ms. */
const FIRST_MS = 10_000

/**
 * Watches, some time after the page has opened, whether things move badly on this device. Not for a browser that a
 * program drives: such machines draw in software.
 */
export function watchPace(): void {
  if (navigator.webdriver || themeSettings.get().isLowPerformance) return
  setTimeout(() => {
    import('./suggest-low-performance.ts').then(
      ({ followPace }) => followPace(),
      () => {}, // offline, or a newer build: the next page watches
    )
  }, FIRST_MS)
}
