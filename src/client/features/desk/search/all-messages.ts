import { messagesOf } from '../../../core/text/i18n.ts'
import type home from './locales/zh-CN.first-frame.json'
import type rest from './locales/zh-CN.json'

/** All texts of the search box, for its panels: they open when the whole catalog is loaded. */
export const { useMessages: useAllMessages, messages: allMessages } = messagesOf<keyof typeof home | keyof typeof rest>(
  'search',
)
