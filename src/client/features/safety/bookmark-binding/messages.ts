import { messagesOf } from '../../../core/text/i18n.ts'
import type zh from './locales/zh-CN.json'

export const { useMessages, messages } = messagesOf<keyof typeof zh>('bookmark-binding')
