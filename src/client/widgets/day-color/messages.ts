import { messagesOf } from '../../kit/text.ts'
import type zh from './locales/zh-CN.json'

export const { messages, useMessages } = messagesOf<keyof typeof zh>('day-color')
