import { language, messageByKey, messagesOf } from '../../../core/text/i18n.ts'
import { groupedNumber } from '../../../lib/text/grouped-number.ts'
import type zh from './locales/zh-CN.json'

export const { useMessages, messages } = messagesOf<keyof typeof zh>('game')

/** The name of a game in the user's language. */
export const gameName = (id: string): string => messageByKey(`game-${id}.name`)

/** How far a game under way is, in words such as 本局 16,484. */
export const progressText = (id: string, progress: Readonly<Record<string, number>>): string =>
  messageByKey(
    `game-${id}.progress`,
    Object.fromEntries(Object.entries(progress).map(([name, value]) => [name, groupedNumber(value, language())])),
  )
