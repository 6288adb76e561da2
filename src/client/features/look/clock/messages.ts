import { messagesOf } from '../../../core/text/i18n.ts'
import type zh from './locales/zh-CN.home.json'

export const { useMessages, messages } = messagesOf<keyof typeof zh>('clock')
