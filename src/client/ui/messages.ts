import { messagesOf } from '../core/text/i18n.ts'
import type home from './locales/zh-CN.first-frame.json'
import type rest from './locales/zh-CN.json'

/** The texts that may be needed before the whole catalog is loaded. */
export const { useMessages: useFirstFrameMessages, messages: homeMessages } = messagesOf<keyof typeof home>('ui')

/** The texts of lazily loaded parts. */
export const { useMessages, messages } = messagesOf<keyof typeof home | keyof typeof rest>('ui')
