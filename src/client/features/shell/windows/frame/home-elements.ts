import { overlayLayers } from '../../../../ui/overlay/layers.ts'

const LAYERS = overlayLayers.map((layer) => `#layer-${layer}`).join()

/** What of the page is the home screen: everything beside the overlays. */
export const homeElements = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('#root > *')].filter(
    (element) => !element.matches(LAYERS) && element.querySelector(LAYERS) === null,
  )

/** The element, if it lies on the home screen. */
export const asHomeElement = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof HTMLElement && homeElements().some((element) => element.contains(target)) ? target : undefined
