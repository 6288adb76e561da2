import { type KeyStroke, keycapsOf, shortcutOf, writtenKey } from '../../../lib/text/shortcut.ts'

declare global {
  interface Navigator {
    /** Chromium only. */
    readonly userAgentData?: { readonly platform: string }
  }
}

/** Whether the main modifier is Command: on macOS, iPadOS and iOS. */
export const isApple = (): boolean =>
  /^(mac|ip(hone|ad|od))/i.test(navigator.userAgentData?.platform ?? navigator.platform)

/** The stored form of a pressed shortcut, e.g. `Ctrl+K`, also for Command and K; undefined for modifiers alone. */
export const pressedShortcut = (stroke: KeyStroke): string | undefined => shortcutOf(stroke, isApple())

/** A shortcut or key in stored form as this system writes it, e.g. `Ctrl+K` or `⌘K`. */
export const shownShortcut = (key: string): string => writtenKey(key, isApple())

/** The same, each key by itself. */
export const shownKeycaps = (key: string): readonly string[] => keycapsOf(key, isApple())
