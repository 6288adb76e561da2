import { type RefObject, useEffect, useLayoutEffect } from 'react'
import type { FromGame } from '../../../../../shared/games/bridge.ts'
import { onLanguageChange } from '../../../../core/text/i18n.ts'
import { openApp } from '../../windows/index.ts'
import { gamesHere, unfinishedGames } from '../document.ts'
import { type GameFrame, openGameFrame } from './frames.ts'
import { onLookChange, presentLook } from './look.ts'
import { createPlay, type Play, pastOf, shortcutsOfWindows } from './play.ts'
import { grantWishes } from './wishes.ts'

/** What is to be seen of a game: `flooded` if it was stopped, as it did what no game does. */
export type At = 'loading' | 'ready' | 'failed' | 'flooded'

interface Opened {
  readonly game: GameFrame
  readonly play: Play
  /** The keys that the game takes, as it says. */
  keys: ReadonlySet<string>
  /** Whether the user sees it: a hidden game gets no key and asks for nothing. */
  isShown: boolean
}

/** The games in frames: hidden tabs keep theirs, without effects. */
const opened = new WeakMap<HTMLIFrameElement, Opened>()

/** How long what a game still tells as it goes is heard, in ms. */
const FAREWELL_MS = 1000

interface Shown {
  readonly id: string
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** Which frame it is: each attempt has one of its own. */
  readonly attempt: number
  readonly at: At
  readonly setAt: (at: At) => void
  /** Loads the game into another frame. */
  readonly openAnew: () => void
}

/**
 * Talks with the game in the frame while its view is there; the game pauses while the view is hidden. A game that was
 * gone on with elsewhere meanwhile is opened anew, as it is kept now.
 */
export function useGame({ id, frame, attempt, at, setAt, openAnew }: Shown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has a frame of its own
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    const one = opened.get(element) ?? openIn(element, { id, setAt, openAnew })
    opened.set(element, one)
    one.isShown = true
    one.game.tell({ type: 'resume' })
    return () => {
      one.isShown = false
      one.game.tell({ type: 'pause' })
      setTimeout(() => {
        if (!element.isConnected) one.game.end()
      }, FAREWELL_MS)
    }
  }, [id, frame, attempt, setAt, openAnew])

  useEffect(() => {
    const one = frame.current === null ? undefined : opened.get(frame.current)
    if (one === undefined || at !== 'ready') return
    const compare = () => {
      const isElsewhere = one.play.isElsewhere()
      if (isElsewhere) openAnew()
      return isElsewhere
    }
    const showLook = () => one.game.tell({ type: 'look', ...presentLook() })
    if (compare()) return // the other frame is told
    const tellWish = (variant: string) => one.game.tell({ type: 'wish', variant })
    const endings = [
      grantWishes(id, tellWish),
      unfinishedGames.subscribe(compare),
      onLookChange(showLook),
      onLanguageChange(showLook),
    ]
    return () => {
      for (const end of endings) end()
    }
  }, [id, frame, at, openAnew])

  useEffect(() => {
    const element = frame.current
    if (element === null || at !== 'ready') return
    takeFocus(element) // not before it is visible
    const give = (event: KeyboardEvent) => giveKey(event, element)
    document.addEventListener('keydown', give)
    return () => document.removeEventListener('keydown', give)
  }, [frame, at])
}

function openIn(element: HTMLIFrameElement, { id, setAt, openAnew }: Pick<Shown, 'id' | 'setAt' | 'openAnew'>): Opened {
  const play = createPlay(id)
  const game = openGameFrame(element, {
    start: play.start,
    receive: (message) => receive(message, id, element, setAt),
    onStrange: () => setAt('flooded'),
    onMoved: openAnew,
  })
  return { game, play, keys: new Set(), isShown: true }
}

function receive(message: FromGame, id: string, element: HTMLIFrameElement, setAt: (at: At) => void): void {
  const one = opened.get(element)
  if (one === undefined) return
  switch (message.type) {
    case 'ready':
      one.keys = new Set(message.keys)
      setAt('ready')
      break
    case 'save':
      one.play.keep(message)
      break
    case 'result':
      one.play.keepResult(message)
      one.game.tell({ type: 'past', past: pastOf(id) })
      break
    case 'sound':
      gamesHere.set({ isSoundOn: message.isOn })
      break
    case 'leave':
      if (one.isShown) openApp({ app: 'game-center' })
      break
    case 'key':
      if (one.isShown && document.activeElement === element) passOn(message, element)
  }
}

/** A key of the page that was pressed in the game: Escape, or a command of windows; no other is taken from it. */
function passOn({ type: _, ...stroke }: Extract<FromGame, { type: 'key' }>, element: HTMLIFrameElement): void {
  const isCommand = (stroke.ctrlKey || stroke.metaKey) && shortcutsOfWindows().includes(stroke.key.toLowerCase())
  if (stroke.key !== 'Escape' && !isCommand) return
  element.dispatchEvent(new KeyboardEvent('keydown', { ...stroke, bubbles: true, cancelable: true }))
}

/** The keys are the game's as soon as it can be played, unless the user is somewhere else. */
function takeFocus(element: HTMLIFrameElement): void {
  const { activeElement } = document
  // what was pressed to open the game still has it, and is hidden behind the game's tab
  const isNowhere = activeElement === null || activeElement === document.body || !activeElement.checkVisibility()
  if (isNowhere || activeElement.contains(element)) element.focus()
}

/** A key of the game that is pressed beside its frame, with nothing focused that takes keys, gives it the focus. */
function giveKey(event: KeyboardEvent, element: HTMLIFrameElement): void {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
  if (isPlain && opened.get(element)?.keys.has(event.key)) takeFocus(element)
}
