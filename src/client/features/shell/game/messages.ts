import { language, messageByKey, messagesOf } from '../../../core/text/i18n.ts'
import { groupedNumber } from '../../../lib/text/grouped-number.ts'
import type zh from './locales/zh-CN.json'

export const { useMessages, messages } = messagesOf<keyof typeof zh>('game')

/** The name of a game in the user's language. */
export const gameName = (id: string): string => messageByKey(`game-${id}.name`)

/** A game as a search finds it: by its name, and by what else users call it, which is never shown. */
export const findableGame = (
  id: string,
): { readonly id: string; readonly title: string; readonly names: readonly string[] } => ({
  id,
  title: gameName(id),
  names: messageByKey(`game-${id}.otherNames`).split(' '),
})

/** How far a game under way is, in words such as 本局 16,484. */
export const progressText = (id: string, progress: Readonly<Record<string, number>>): string =>
  messageByKey(
    `game-${id}.progress`,
    Object.fromEntries(Object.entries(progress).map(([name, value]) => [name, groupedNumber(value, language())])),
  )
