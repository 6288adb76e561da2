import { openUrl } from '../../../core/page/open-url.ts'
import { openApp } from '../windows/index.ts'
import { forgetWish, wish } from './host/wishes.ts'
import { gameName } from './messages.ts'

/** Opens a game in the component window. @param from the element out of which it opens */
export function openGame(id: string, from?: Element): void {
  forgetWish(id)
  open(id, from)
}

const open = (id: string, from: Element | undefined): void =>
  openApp({ app: 'game', subject: id, title: gameName(id), ...(from === undefined ? {} : { from }) })

/** Opens the puzzle of the day of a game that has one. @param from see `openGame` */
export function openGameOfDay(id: string, from?: Element): void {
  wish(id, 'daily')
  open(id, from)
}

/** Opens a game in a tab of the browser, as this page with the game over it. */
export const openGameInTab = (id: string): void => openUrl(`${location.href.split('#', 1)[0]}#game=${id}`, 'tab')
