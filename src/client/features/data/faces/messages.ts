import { messagesOf } from '../../../core/text/i18n.ts'
import type zh from './locales/zh-CN.json'

/** The texts of pictures that cannot be used, as a hook and as a function. */
export const { useMessages, messages } = messagesOf<keyof typeof zh>('faces')
