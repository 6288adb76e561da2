import { createStore } from 'zustand/vanilla'
import { addThemeHot } from '../../../../shared/api/theme.ts'
import type { ThemeLook } from '../../../../shared/entities/theme.ts'
import { history } from '../../../core/documents/history.ts'
import { call } from '../../../core/net/call.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../../ui/overlay/toast/undo-toast.ts'
import { announce } from '../../../ui/text/announce.ts'
import { reveal } from '../../look/dark-mode/lazy.ts'
import { wallpaperSettings } from '../../look/wallpaper/index.ts'
import { findUrls } from '../../look/wallpaper/lazy.ts'
import { showWallpaper } from '../../look/wallpaper-picker/lazy.ts'
import { keepVersion } from '../../safety/local-history/lazy.ts'
import { dressedValues } from './dress.ts'
import { messages } from './messages.ts'
import { entryOfWallpaper } from './wallpaper-entry.ts'

/** How long a theme is tried on, in ms. */
export const TRIAL_MS = 10_000
/** How long the page waits for a wallpaper, in ms. */
const PRELOAD_MS = 1500

/** A theme by what is needed to wear it. */
export interface WearableTheme {
  readonly id: string
  readonly name: string
  readonly look: ThemeLook
  /** Whether it is one of this user alone, which nobody counts. */
  readonly isOwn?: boolean
}

/** A theme that is tried on. */
export interface Trial extends WearableTheme {
  /** When the page goes back by itself, in ms since the epoch. */
  readonly endsAt: number
}

/** The theme that is tried on, if one is. */
export const trial = createStore<{ readonly current: Trial | undefined }>()(() => ({ current: undefined }))

let takeOff = () => {}

/** Shows a theme for ten seconds: nothing is changed by it, and any change of what it shows ends it. */
export async function tryOnTheme(theme: WearableTheme, from?: Element): Promise<void> {
  await preload(theme.look)
  await reveal(() => {
    takeOff()
    takeOff = dress(theme)
  }, from)
  announce(messages('trying', { name: theme.name }))
}

/** Shows the page's own looks again. */
export async function endTrial(from?: Element): Promise<void> {
  if (trial.getState().current === undefined) return
  await reveal(() => takeOff(), from)
}

/** @returns what takes the theme off again */
function dress(theme: WearableTheme): () => void {
  const values = [...dressedValues(theme.look)]
  const ends = [
    ...values.map(([document, value]) => document.tryOn(value)),
    ...values.map(([document]) => document.watch(() => takeOff())), // who edits what is shown edits his own
  ]
  const timer = setTimeout(() => void endTrial(), TRIAL_MS)
  trial.setState({ current: { ...theme, endsAt: Date.now() + TRIAL_MS } })
  return () => {
    takeOff = () => {}
    clearTimeout(timer)
    for (const end of ends) end()
    trial.setState({ current: undefined })
  }
}

/**
 * Makes a theme the page's, as one step of undo, after keeping a version of what it was. Groups and contents stay as
 * they are. A server that is there counts it, for its order.
 */
export async function wearTheme(theme: WearableTheme, from?: Element): Promise<void> {
  try {
    await keepVersion('theme')
  } catch {
    showToast({ kind: 'warning', text: messages('notKept') })
    return
  }
  await preload(theme.look)
  await reveal(() => {
    takeOff()
    history.transact(() => wear(theme.look))
  }, from)
  showUndoToast(messages('worn', { name: theme.name }))
  if (!theme.isOwn) call(addThemeHot, { id: theme.id }, { silent: true }).catch(() => {})
}

function wear(look: ThemeLook): void {
  for (const [document, value] of dressedValues(look)) {
    if (look.wallpaper === undefined || document.id !== wallpaperSettings.id) document.set(value)
  }
  if (look.wallpaper !== undefined) showWallpaper(entryOfWallpaper(look.wallpaper))
}

/** Loads and decodes the wallpaper of a look before it is shown. */
async function preload({ wallpaper }: ThemeLook): Promise<void> {
  if (wallpaper?.type !== 1) return
  const image = new Image()
  const load = async () => {
    const [src = ''] = await findUrls(wallpaper.src)
    image.src = src
    await image.decode()
  }
  await Promise.race([load().catch(() => {}), new Promise((resolve) => setTimeout(resolve, PRELOAD_MS))])
}
