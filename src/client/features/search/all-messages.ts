import { messagesOf } from '../../core/i18n.ts'
import type home from './locales/zh-CN.home.json'
import type rest from './locales/zh-CN.json'

/** All words of the search box; by the time a panel is opened, the whole catalog has come. */
export const { useMessages, messages } = messagesOf<keyof typeof home | keyof typeof rest>('search')
