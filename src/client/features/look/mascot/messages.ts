import { messagesOf } from '../../../core/text/i18n.ts'
import type zh from './locales/zh-CN.json'

export const { messages, useMessages } = messagesOf<keyof typeof zh>('mascot')
