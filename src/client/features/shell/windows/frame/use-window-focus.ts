import { type RefObject, useEffect, useRef } from 'react'
import { isComposing } from '../../../../ui/input/keyboard/composing.ts'
import { TEXT_INPUTS } from '../../../../ui/input/keyboard/text-inputs.ts'
import { type OverlayLayer, overlayLayers } from '../../../../ui/overlay/layers.ts'
import { activeTab } from '../model.ts'
import { minimizeWindow, windowState } from '../state/window-state.ts'
import { focusFirstField } from '../views/first-focus.ts'

const LAYERS = overlayLayers.map((layer) => `#layer-${layer}`).join()

/** What of the page is the home screen: everything beside the overlays. */
const homeElements = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('#root > *')].filter(
    (element) => !element.matches(LAYERS) && element.querySelector(LAYERS) === null,
  )

/** The element, if it lies on the home screen. */
const asHomeElement = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof HTMLElement && homeElements().some((element) => element.contains(target)) ? target : undefined

interface FocusState {
  /** Neither closed nor minimised. */
  readonly isShown: boolean
  readonly isModal: boolean
  /** False after a reload: the focus stays where it is. */
  readonly isEntering: boolean
  /** The key of the tab that is shown. */
  readonly tab: string
}

/** The element of the home screen that had the focus as the window took it. */
let leftOnHome: HTMLElement | undefined

const shownWindow = () => document.querySelector<HTMLElement>('#layer-window [role="dialog"]:not([inert])')

/** Moves the focus into the window, if it is shown and has it not; there to the field that its view declares. */
export function focusWindow(): void {
  const window = shownWindow()
  if (window === null || window.contains(document.activeElement)) return
  leftOnHome = asHomeElement(document.activeElement)
  window.focus({ preventScroll: true })
  focusFirstField(activeTab(windowState.getState()))
}

/** Moves the focus to the home screen: where it was, or to its first stop. */
export function focusHome(): void {
  const first = document.querySelector<HTMLElement>('main [tabindex="0"], main input')
  const to = leftOnHome?.isConnected ? leftOnHome : first
  to?.focus({ preventScroll: true })
}

/** Moves the focus into the window as it appears, back as it goes, and into it by F6 from the home screen. */
export function useWindowFocus(window: RefObject<HTMLElement | null>, state: FocusState): void {
  const { isShown, isModal, isEntering, tab } = state
  const isRestored = useRef(!isEntering)
  useEffect(() => {
    if (isShown && !isRestored.current) focusWindow()
    isRestored.current = false
    if (!isShown) return
    return () => {
      const now = document.activeElement
      // a focus that the user has moved elsewhere stays
      if (leftOnHome?.isConnected && (now === document.body || window.current?.contains(now)))
        leftOnHome.focus({ preventScroll: true })
    }
  }, [window, isShown])
  useKeptFocus(window, isShown, tab)
  useEffect(() => {
    // the key is pressed outside the window
    if (!isShown || isModal) return
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented || isComposing(event)) return
      event.preventDefault()
      focusWindow()
    }
    addEventListener('keydown', enter)
    return () => removeEventListener('keydown', enter)
  }, [isShown, isModal])
}

/** The layers above the window whose overlays take Esc first. */
const ABOVE = (['drawer', 'dialog', 'menu'] as const satisfies readonly OverlayLayer[])
  .map((layer) => `#layer-${layer} > :not([inert])`)
  .join()

/** Esc beside the window minimises it, such as after a reload, when nothing has the focus; a text keeps its own Esc. */
export function useMinimizeFromHome(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    const leave = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event
      if (key !== 'Escape' || defaultPrevented || document.querySelector(ABOVE) !== null) return
      const isOnHome = target === document.body || asHomeElement(target)?.matches(TEXT_INPUTS) === false
      if (!isOnHome) return
      event.preventDefault()
      minimizeWindow()
    }
    // before the commands, which listen on the window of the page: minimal mode is left after what lies above it
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [isShown])
}

/** While the mask is on, the home screen takes neither focus nor pointer. */
export function useInertHome(isInert: boolean): void {
  useEffect(() => {
    if (!isInert) return
    // the home screen is another part of the tree: its elements are not ours to render
    const inert = homeElements().filter((element) => !element.inert)
    for (const element of inert) element.inert = true
    return () => {
      for (const element of inert) element.inert = false
    }
  }, [isInert])
}

/** While the window is shown, clock and search box are faded out: a part of them above its edge looks like a mistake. */
export function useFadedHome(isShown: boolean): void {
  useEffect(() => {
    // the home screen is another part of the tree
    const home = document.querySelector('#root > main')
    home?.toggleAttribute('data-behind-window', isShown)
    return () => home?.removeAttribute('data-behind-window')
  }, [isShown])
}

/** Keeps the focus in the window when the focused part is closed with its tab: the tab then shown has it. */
function useKeptFocus(window: RefObject<HTMLElement | null>, isShown: boolean, tab: string): void {
  const wasInside = useRef(false)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && window.current?.contains(target) === true
    }
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  }, [window])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tab that is closed may take the focused element with it
  useEffect(() => {
    if (!isShown || !wasInside.current || document.activeElement !== document.body) return
    const shown = window.current?.querySelector<HTMLElement>('[data-window-tab][data-active] > [role="tab"]')
    ;(shown ?? window.current)?.focus({ preventScroll: true })
  }, [window, isShown, tab])
}
